import type { Benchmark } from './benchmark.js';
import { lighthouseBenchmark } from './lighthouse/lighthouse-benchmark.js';

/** In the order in which they run. */
export const benchmarks: Benchmark[] = [lighthouseBenchmark];
