// What `npm run bench` runs: everything, or the benchmarks that are named.
// npm run bench -- composition lighthouse --runs 3 --write
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../../tools/browser/chromium.js';
import { chosenOf } from '../../tools/command/chosen-of.js';
import { runToTheEnd } from '../../tools/command/run-to-the-end.js';
import { prepareDataDir } from '../../tools/stack/data-dir.js';
import { step } from '../../tools/stack/terminal.js';
import { benchmarks } from './benchmarks.js';
import { CHROMIUM_FLAGS } from './browser/chromium-flags.js';
import { readBenchOptions } from './options.js';
import { showTables } from './report/show-tables.js';
import { PERFORMANCE } from './report/write-report.js';
import { BenchStack } from './sites/bench-stack.js';

await runToTheEnd(async (atTheEnd) => {
  const { names, runs, write, stack: place } = readBenchOptions(process.argv.slice(2));
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
    const tables = await step(`Measuring: ${name}`, () => run({ stack, workDir, runs, browser }));
    await showTables(name, tables, write ? PERFORMANCE : undefined);
  }
});
