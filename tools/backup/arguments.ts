import { parseArgs } from 'node:util';
import { storeAddress } from '../publish/store-address.js';
import { StackFailure } from '../stack/failure.js';
import { readStackOptions, type StackOptions } from '../stack/stack-options.js';

export interface BackupArguments {
  command: 'backup' | 'restore';
  /** A folder, or `s3://bucket/prefix?region=…&endpoint=…`. */
  address: string;
  /** Passed on to each service's restore. */
  restoreFlags: string[];
  keep?: string | undefined;
  /** Of the local stack whose databases and files these are. */
  stack: StackOptions;
}

const usage = {
  backup: 'npm run backup -- --to ADDRESS [--keep N]',
  restore: 'npm run restore -- --from ADDRESS [--check] [--backup NAME]',
};

/** @throws StackFailure saying what the command takes */
export function readArguments([command = '', ...args]: string[]): BackupArguments {
  if (command !== 'backup' && command !== 'restore')
    throw new StackFailure(`There is no command "${command}"`);
  const { to, from, keep, backup, check, ...rest } = parse(command, args);
  const address = to ?? from;
  if (!address) throw refusal(command, 'No address is given');
  return {
    command,
    address: storeAddress(address),
    keep,
    restoreFlags: [...(check ? ['--check'] : []), ...(backup ? ['--backup', backup] : [])],
    stack: readStackOptions(
      Object.entries(rest).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ),
  };
}

const text = { type: 'string' } as const;
const stack = { 'data-dir': text, 'postgres-port': text } as const;
const ofBackup = { ...stack, to: text, keep: text } as const;
const ofRestore = { ...stack, from: text, backup: text, check: { type: 'boolean' } } as const;

interface Given {
  to?: string;
  from?: string;
  keep?: string;
  backup?: string;
  check?: boolean;
  'data-dir'?: string;
  'postgres-port'?: string;
}

function parse(command: BackupArguments['command'], args: string[]): Given {
  try {
    if (command === 'backup') return parseArgs({ args, options: ofBackup }).values;
    return parseArgs({ args, options: ofRestore }).values;
  } catch (error) {
    throw refusal(command, error instanceof Error ? error.message : String(error));
  }
}

const refusal = (command: BackupArguments['command'], reason: string): StackFailure =>
  new StackFailure(`${reason}: ${usage[command]} [--data-dir DIR] [--postgres-port N]`);
