"""Benchmarks: every figure as a ratio to a peer or a bound in the same run, on one core."""
