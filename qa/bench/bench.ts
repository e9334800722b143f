// Runs all benchmarks, or the named ones.
// npm run bench -- composition lighthouse --runs 3 --write
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../../tools/browser/chromium.js';
import { chosenOf, runToTheEnd, wholeNumber } from '../../tools/command/command.js';
import { prepareDataDir } from '../../tools/stack/data-dir.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import type { StackOptions } from '../../tools/stack/stack-options.js';
import { step } from '../../tools/stack/terminal.js';
import { alertsBenchmark } from './alerts/alerts-benchmark.js';
import type { Benchmark } from './benchmark.js';
import { CHROMIUM_FLAGS } from './browser/chromium-flags.js';
import { compositionBenchmark } from './composition/composition-benchmark.js';
import { contentListsBenchmark } from './content-lists/content-lists-benchmark.js';
import { firstLoadBenchmark } from './first-load/first-load-benchmark.js';
import { gatewayBenchmark } from './gateway/gateway-benchmark.js';
import { growthBenchmark } from './growth/growth-benchmark.js';
import { lighthouseBenchmark } from './lighthouse/lighthouse-benchmark.js';
import { loginStormBenchmark } from './login-storm/login-storm-benchmark.js';
import { publishingBenchmark } from './publishing/publishing-benchmark.js';
import { renderingBenchmark } from './rendering/rendering-benchmark.js';
import { mapBenchmark } from './map/map-benchmark.js';
import { PERFORMANCE, showTables } from './report/write-report.js';
import { searchBenchmark } from './search/search-benchmark.js';
import { BenchStack } from './sites/bench-stack.js';

interface BenchOptions {
  /** The benchmarks to run; none means all. */
  names: string[];
  runs: number;
  /** The folder of another built checkout, with which the gateway is compared. */
  before?: string;
  /** Writes the tables into docs/performance.md, not only to the terminal. */
  write: boolean;
  stack: StackOptions;
}

/** Parses the command line of `npm run bench`. */
function readBenchOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '15' },
      before: { type: 'string' },
      write: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: join('.data', 'bench') },
      port: { type: 'string', default: '28000' },
      'postgres-port': { type: 'string', default: '28050' },
    },
  });
  return {
    names: positionals,
    runs: wholeNumber('runs', values.runs),
    before: values.before && resolve(values.before),
    write: values.write,
    stack: {
      dataDir: resolve(repositoryRoot, values['data-dir']),
      gatewayPort: wholeNumber('port', values.port),
      postgresPort: wholeNumber('postgres-port', values['postgres-port']),
      dev: false,
      pictures: 'before',
    },
  };
}

/** In execution order. */
const benchmarks: Benchmark[] = [
  firstLoadBenchmark,
  compositionBenchmark,
  renderingBenchmark,
  growthBenchmark,
  lighthouseBenchmark,
  gatewayBenchmark,
  loginStormBenchmark,
  publishingBenchmark,
  contentListsBenchmark,
  searchBenchmark,
  mapBenchmark,
  alertsBenchmark,
];

await runToTheEnd(async (atTheEnd) => {
  const { names, runs, before, write, stack: place } = readBenchOptions(process.argv.slice(2));
  const chosen = chosenOf(benchmarks, names, 'benchmark');
  const stack = new BenchStack(place);
  atTheEnd(() => stack.stop());
  let launched: Promise<Browser> | undefined;
  atTheEnd(async () => (await launched)?.close());
  const browser = () =>
    (launched ??= chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS }));

  await prepareDataDir(place.dataDir);
  if (!chosen.every(({ isStandalone }) => isStandalone)) await stack.start();
  const workDir = join(place.dataDir, 'work');
  await mkdir(workDir, { recursive: true });
  for (const { name, run } of chosen) {
    const tables = await step(`Measuring: ${name}`, () =>
      run({ stack, workDir, runs, before, browser }),
    );
    await showTables(name, tables, write ? PERFORMANCE : undefined);
  }
});
