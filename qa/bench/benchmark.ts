import type { Browser } from '@playwright/test';
import type { Table } from './report/table.js';
import type { BenchStack } from './sites/bench-stack.js';

/** The context of every benchmark. */
export interface BenchContext {
  stack: BenchStack;
  /** How often each figure is measured; the report has the median. */
  runs: number;
  /** A folder for build results, which later runs reuse. */
  workDir: string;
  /** Another built checkout, with which the gateway is compared. */
  before?: string;
  /** Starts the site at the first call, and returns the same one afterwards. */
  browser: () => Promise<Browser>;
}

/** One comparison, whose variants are measured alternately in one run. */
export interface Benchmark {
  /** The name on the command line. */
  name: string;
  /** Runs the benchmark; it starts what it needs, so the product need not run. */
  isStandalone?: true;
  run: (context: BenchContext) => Promise<Table[]>;
}
