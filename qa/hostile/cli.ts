// What `npm run hostile` does to a site of its own: everything, or the attacks that are named.
// npm run hostile -- calls --seed 7 --requests 20000
import { chosenOf } from '../../tools/command/chosen-of.js';
import { runToTheEnd } from '../../tools/command/run-to-the-end.js';
import { say, step } from '../../tools/stack/terminal.js';
import { attacks } from './attacks.js';
import { readHostileOptions } from './options.js';
import { HostileSite } from './site/hostile-site.js';

/** Of faults of one attack, those that are printed. */
const MOST_SHOWN = 60;

await runToTheEnd(async (atTheEnd) => {
  const { names, seed, requests, isRunning, stack } = readHostileOptions(process.argv.slice(2));
  const chosen = chosenOf(attacks, names, 'attack');
  const site = new HostileSite(stack, isRunning);
  atTheEnd(() => site.stop());
  await site.start();
  say(`The seed is ${seed}.`);
  for (const { name, run } of chosen) {
    const { figures, faults } = await step(name, () => run({ site, seed, requests }));
    for (const [what, figure] of figures) say(`    ${what}: ${figure}`);
    for (const fault of faults.slice(0, MOST_SHOWN)) console.error(`  ✗ ${fault}`);
    if (faults.length === 0) continue;
    console.error(`✗ ${name}: ${faults.length} faults`);
    process.exitCode = 1;
  }
});
