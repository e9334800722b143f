import type { Benchmark } from './benchmark.js';
import { compositionBenchmark } from './composition/composition-benchmark.js';
import { lighthouseBenchmark } from './lighthouse/lighthouse-benchmark.js';

/** In the order in which they run. */
export const benchmarks: Benchmark[] = [compositionBenchmark, lighthouseBenchmark];
