import BenchmarkCommand

BenchmarkCommand.main()
