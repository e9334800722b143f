import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../stack/repository.js';
import type { StackOptions } from '../stack/stack-options.js';

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
    runs: wholeNumber(values.runs, 'runs'),
    write: values.write,
    stack: {
      dataDir: resolve(repositoryRoot, values['data-dir']),
      gatewayPort: wholeNumber(values.port, 'port'),
      postgresPort: wholeNumber(values['postgres-port'], 'postgres-port'),
      dev: false,
    },
  };
}

function wholeNumber(text: string, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0, not "${text}".`);
}
