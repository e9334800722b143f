import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumber } from '../../tools/command/number-option.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import type { StackOptions } from '../../tools/stack/stack-options.js';

export interface BenchOptions {
  /** The benchmarks to run; none for all of them. */
  names: string[];
  runs: number;
  /** Puts the tables into docs/performance.md instead of the terminal alone. */
  write: boolean;
  stack: StackOptions;
}

/** Reads the command line of `npm run bench`. */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '15' },
      write: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: join('.data', 'bench') },
      port: { type: 'string', default: '28000' },
      'postgres-port': { type: 'string', default: '28050' },
    },
  });
  return {
    names: positionals,
    runs: wholeNumber('runs', values.runs),
    write: values.write,
    stack: {
      dataDir: resolve(repositoryRoot, values['data-dir']),
      gatewayPort: wholeNumber('port', values.port),
      postgresPort: wholeNumber('postgres-port', values['postgres-port']),
      dev: false,
      pictures: 'before',
    },
  };
}
