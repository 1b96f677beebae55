import DepthCheck

DepthCheck.main()
