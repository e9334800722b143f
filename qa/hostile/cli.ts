// Runs all attacks, or the named ones, on a separate site:
// npm run hostile -- calls --seed 7 --requests 20000
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenOf, runToTheEnd, wholeNumber } from '../../tools/command/command.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import type { StackOptions } from '../../tools/stack/stack-options.js';
import { say, step } from '../../tools/stack/terminal.js';
import { attacks } from './attacks.js';
import { HostileSite } from './site/hostile-site.js';

interface HostileOptions {
  /** The attacks to run; none means all. */
  names: string[];
  seed: number;
  requests: number;
  /** Attacks the site that already runs at these ports, instead of a separate one. */
  isRunning: boolean;
  stack: StackOptions;
}

/** Parses the command line of `npm run hostile`. */
function readHostileOptions(args: string[]): HostileOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
      requests: { type: 'string', default: '20000' },
      running: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: join('.data', 'hostile') },
      port: { type: 'string', default: '27000' },
      'postgres-port': { type: 'string', default: '27050' },
    },
  });
  return {
    names: positionals,
    seed: wholeNumber('seed', values.seed),
    requests: wholeNumber('requests', values.requests),
    isRunning: values.running,
    stack: {
      dataDir: resolve(repositoryRoot, values['data-dir']),
      gatewayPort: wholeNumber('port', values.port),
      postgresPort: wholeNumber('postgres-port', values['postgres-port']),
      dev: false,
      pictures: 'on-request',
    },
  };
}

/** The maximum number of printed errors of one attack. */
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
    console.error(`✗ ${name}: ${faults.length} errors`);
    process.exitCode = 1;
  }
});
