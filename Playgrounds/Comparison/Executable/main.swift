import Comparison

await CompareCommand.main()
