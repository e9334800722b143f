import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { amount, wholeNumber } from '../../tools/command/number-option.js';
import { repositoryRoot } from '../../tools/stack/repository.js';

export interface ReliabilityOptions {
  /** The exercises to run; none for all of them. */
  names: string[];
  /** Rows of an exercise that are run, by their names; all, if none is given. */
  only: string[];
  /** How long, how fast and how much, if not as the exercise itself says. */
  amounts: { minutes?: number; rate?: number; requests?: number };
  /** Puts the tables into docs/reliability.md instead of the terminal alone. */
  write: boolean;
  dataDir: string;
  /** The site's own; all others follow it. */
  port: number;
}

/** Reads the command line of `npm run reliability`. */
export function readReliabilityOptions(args: string[]): ReliabilityOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: join('.data', 'reliability') },
      port: { type: 'string', default: '29000' },
      minutes: { type: 'string' },
      rate: { type: 'string' },
      requests: { type: 'string' },
    },
  });
  const port = wholeNumber('port', values.port);
  const { minutes, rate, requests } = values;
  return {
    names: positionals,
    only: values.only,
    amounts: {
      ...(minutes && { minutes: amount('minutes', minutes) }),
      ...(rate && { rate: wholeNumber('rate', rate) }),
      ...(requests && { requests: wholeNumber('requests', requests) }),
    },
    write: values.write,
    dataDir: resolve(repositoryRoot, values['data-dir']),
    port,
  };
}
