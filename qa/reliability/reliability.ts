// What `npm run reliability` runs: everything, or the exercises that are named.
// npm run reliability -- faults --only auth-killed --write
import { showTables } from '../bench/report/show-tables.js';
import { RELIABILITY } from '../bench/report/write-report.js';
import { chosenOf } from '../../tools/command/chosen-of.js';
import { runToTheEnd } from '../../tools/command/run-to-the-end.js';
import { elapsed, say, step } from '../../tools/stack/terminal.js';
import { exercises } from './exercises.js';
import { readReliabilityOptions } from './options.js';
import { RunningSite } from './running-site.js';

await runToTheEnd(async (atTheEnd) => {
  const { names, only, amounts, write, ...place } = readReliabilityOptions(process.argv.slice(2));
  const chosen = chosenOf(exercises, names, 'exercise');
  const running = new RunningSite(place);
  atTheEnd(() => running.stop());
  for (const { name, run } of chosen) {
    const context = { only, ...amounts, startSite: running.start.bind(running) };
    const tables = await step(`Exercise: ${name}`, () => run(context));
    await running.stop();
    await showTables(name, tables, write ? RELIABILITY : undefined);
  }
  say(`Done in ${elapsed()}.`);
});
