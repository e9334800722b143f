import type { Browser } from '@playwright/test';
import type { Table } from './report/table.js';
import type { BenchStack } from './sites/bench-stack.js';

/** What every benchmark is given. */
export interface BenchContext {
  stack: BenchStack;
  /** How often each thing is measured; the median is reported. */
  runs: number;
  /** A folder for what a benchmark builds, kept between runs. */
  workDir: string;
  /** Another checkout of the product, built, that the gateway is compared with. */
  before?: string;
  /** Started at the first call, the same from then on. */
  browser: () => Promise<Browser>;
}

/** One comparison, measured side by side in one run. */
export interface Benchmark {
  /** As on the command line. */
  name: string;
  /** It starts what it needs by itself: the product need not run. */
  isStandalone?: true;
  run: (context: BenchContext) => Promise<Table[]>;
}
