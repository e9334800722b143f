// What `npm run hostile` does to a site of its own: everything, or the attacks that are named.
// npm run hostile -- calls --seed 7 --requests 20000
import { explain } from '../stack/failure.js';
import { say, step } from '../stack/terminal.js';
import { attacks } from './attacks.js';
import { readHostileOptions } from './options.js';
import { HostileSite } from './site/hostile-site.js';

/** Of faults of one attack, those that are printed. */
const MOST_SHOWN = 60;

const { names, seed, requests, isRunning, stack } = readHostileOptions(process.argv.slice(2));
const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) {
  const known = attacks.map(({ name }) => name).join(', ');
  console.error(`✗ There is no attack ${unknown.join(', ')}: choose of ${known}.`);
  process.exit(1);
}

const site = new HostileSite(stack, isRunning);

async function runAll(): Promise<void> {
  await site.start();
  say(`The seed is ${seed}.`);
  for (const { name, run } of attacks) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { figures, faults } = await step(name, () => run({ site, seed, requests }));
    for (const [what, figure] of figures) say(`    ${what}: ${figure}`);
    for (const fault of faults.slice(0, MOST_SHOWN)) console.error(`  ✗ ${fault}`);
    if (faults.length === 0) continue;
    console.error(`✗ ${name}: ${faults.length} faults`);
    process.exitCode = 1;
  }
}

/** Whoever interrupts it leaves no process behind. */
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
await site.stop();
process.exit();
