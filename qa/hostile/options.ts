import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../tools/command/number-option.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import type { StackOptions } from '../../tools/stack/stack-options.js';

export interface HostileOptions {
  /** The attacks to run; none for all of them. */
  names: string[];
  seed: number;
  requests: number;
  /** Attacks the site that runs at these ports already, instead of one of its own. */
  isRunning: boolean;
  stack: StackOptions;
}

/** Reads the command line of `npm run hostile`. */
export function readHostileOptions(args: string[]): HostileOptions {
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
