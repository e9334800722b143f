import type { Benchmark } from './benchmark.js';
import { compositionBenchmark } from './composition/composition-benchmark.js';
import { firstLoadBenchmark } from './first-load/first-load-benchmark.js';
import { gatewayBenchmark } from './gateway/gateway-benchmark.js';
import { growthBenchmark } from './growth/growth-benchmark.js';
import { lighthouseBenchmark } from './lighthouse/lighthouse-benchmark.js';
import { loginStormBenchmark } from './login-storm/login-storm-benchmark.js';
import { renderingBenchmark } from './rendering/rendering-benchmark.js';
import { searchBenchmark } from './search/search-benchmark.js';

/** In the order in which they run. */
export const benchmarks: Benchmark[] = [
  firstLoadBenchmark,
  compositionBenchmark,
  renderingBenchmark,
  growthBenchmark,
  lighthouseBenchmark,
  gatewayBenchmark,
  loginStormBenchmark,
  searchBenchmark,
];
