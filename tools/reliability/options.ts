import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../stack/repository.js';

export interface ReliabilityOptions {
  /** The exercises to run; none for all of them. */
  names: string[];
  /** Rows of an exercise that are run, by their names; all, if none is given. */
  only: string[];
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
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port <= 0) {
    throw new Error(`--port must be a whole number above 0, not "${values.port}".`);
  }
  return {
    names: positionals,
    only: values.only,
    write: values.write,
    dataDir: resolve(repositoryRoot, values['data-dir']),
    port,
  };
}
