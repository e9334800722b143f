import { parseArgs } from 'node:util';
import { generateIllustrations } from './generate.js';

const USAGE = 'npm run illustrations -w demo -- --out <dir> [--only <text>] [--concurrency <n>]\n';

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, concurrency: { type: 'string' } },
});

if (values.out) await run(values.out);
else {
  process.stderr.write(`Tell where the pictures go: ${USAGE}`);
  process.exitCode = 1;
}

async function run(out: string): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('interrupted')));
  const started = performance.now();
  try {
    const { drawn, unchanged } = await generateIllustrations({
      out,
      concurrency: Number(values.concurrency) || undefined,
      signal: stop.signal,
      only: (id) => id.includes(values.only ?? ''),
      onProgress: process.stderr.isTTY ? showProgress : undefined,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`\r${drawn} drawn, ${unchanged} unchanged, ${seconds} s\n`);
  } catch (error) {
    process.stderr.write(`\r${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function showProgress(done: number, total: number): void {
  process.stderr.write(`\r${done} of ${total} pictures`);
}
