// What `npm run bench` runs: everything, or the benchmarks that are named.
// npm run bench -- composition lighthouse --runs 3 --write
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../browser/chromium.js';
import { prepareDataDir } from '../stack/data-dir.js';
import { explain } from '../stack/failure.js';
import { say, step } from '../stack/terminal.js';
import type { BenchContext } from './benchmark.js';
import { benchmarks } from './benchmarks.js';
import { CHROMIUM_FLAGS } from './browser/chromium-flags.js';
import { readBenchOptions } from './options.js';
import { toMarkdown } from './report/table.js';
import { PERFORMANCE, writeReport } from './report/write-report.js';
import { BenchStack } from './sites/bench-stack.js';

const options = readBenchOptions(process.argv.slice(2));
const known = benchmarks.map(({ name }) => name);
const unknown = options.names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`✗ There is no benchmark ${unknown.join(', ')}: choose of ${known.join(', ')}.`);
  process.exit(1);
}

const stack = new BenchStack(options.stack);
const workDir = join(options.stack.dataDir, 'work');
let browser: Promise<Browser> | undefined;
const context: BenchContext = {
  stack,
  workDir,
  runs: options.runs,
  browser: () =>
    (browser ??= chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })),
};

async function runAll(): Promise<void> {
  const chosen = benchmarks.filter(
    ({ name }) => options.names.length === 0 || options.names.includes(name),
  );
  await prepareDataDir(options.stack.dataDir);
  if (!chosen.every(({ isStandalone }) => isStandalone)) await stack.start();
  await mkdir(workDir, { recursive: true });
  for (const { name, run } of chosen) {
    const tables = await step(`Measuring: ${name}`, () => run(context));
    const markdown = tables.map(toMarkdown).join('\n\n');
    say(`\n${markdown}\n`);
    if (options.write) await writeReport(PERFORMANCE, name, markdown);
  }
}

/** Whoever interrupts a long run leaves no process behind. */
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => reject(new Error(`stopped by ${signal}`)));
  }
});

try {
  await Promise.race([runAll(), interrupted]);
} catch (error) {
  console.error(`✗ ${explain(error)}`);
  process.exitCode = 1;
}
await (await browser)?.close();
await stack.stop();
process.exit();
