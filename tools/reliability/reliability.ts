// What `npm run reliability` runs: everything, or the exercises that are named.
// npm run reliability -- faults --only auth-killed --write
import { toMarkdown } from '../bench/report/table.js';
import { RELIABILITY, writeReport } from '../bench/report/write-report.js';
import { explain } from '../stack/failure.js';
import { elapsed, say, step } from '../stack/terminal.js';
import { exercises } from './exercises.js';
import { readReliabilityOptions } from './options.js';
import { RunningSite } from './running-site.js';

const options = readReliabilityOptions(process.argv.slice(2));
const known = exercises.map(({ name }) => name);
const unknown = options.names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`✗ There is no exercise ${unknown.join(', ')}: choose of ${known.join(', ')}.`);
  process.exit(1);
}

const running = new RunningSite(options);

async function runAll(): Promise<void> {
  const chosen = exercises.filter(
    ({ name }) => options.names.length === 0 || options.names.includes(name),
  );
  for (const { name, run } of chosen) {
    const context = {
      only: options.only,
      ...options.amounts,
      startSite: running.start.bind(running),
    };
    const tables = await step(`Exercise: ${name}`, () => run(context));
    await running.stop();
    const markdown = tables.map(toMarkdown).join('\n\n');
    say(`\n${markdown}\n`);
    if (options.write) await writeReport(RELIABILITY, name, markdown);
  }
  say(`Done in ${elapsed()}.`);
}

/** Whoever interrupts a long run leaves no process behind. */
const interrupted = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => reject(new Error(`stopped by ${signal}`)));
  }
});

try {
  await Promise.race([runAll(), interrupted]);
} catch (error) {
  console.error(`✗ ${explain(error)}`);
  process.exitCode = 1;
}
await running.stop();
process.exit();
