import { parseArgs } from 'node:util';
import { DeployFailure, EXIT } from './failure.js';

const common = {
  to: { type: 'string' },
  by: { type: 'string' },
  note: { type: 'string' },
  key: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const options = {
  ...common,
  site: { type: 'string' },
  canary: { type: 'string' },
  employees: { type: 'boolean' },
  'accept-unknown': { type: 'boolean' },
  'skip-smoke': { type: 'boolean' },
  'skip-build': { type: 'boolean' },
  fallback: { type: 'string' },
  'print-policy': { type: 'boolean' },
  share: { type: 'string' },
  version: { type: 'string' },
  revision: { type: 'string' },
  yes: { type: 'boolean' },
  'leave-slots-empty': { type: 'boolean' },
} as const;

type Flag = keyof typeof options;

/** What each command takes beside the common flags. */
const flags = {
  deploy: [
    'site',
    'canary',
    'employees',
    'accept-unknown',
    'skip-smoke',
    'skip-build',
    'fallback',
    'print-policy',
  ],
  canary: ['share', 'employees', 'version'],
  promote: [],
  abort: ['leave-slots-empty'],
  rollback: ['revision', 'leave-slots-empty'],
  retire: ['yes', 'leave-slots-empty'],
} as const satisfies Record<string, Flag[]>;

export type CommandName = keyof typeof flags;
export type Flags = ReturnType<typeof parse>;

/** @throws DeployFailure saying what is wrong and what the command takes */
export const readArguments = (args: readonly string[]): { command: CommandName; flags: Flags } => {
  const [command = '', ...rest] = args;
  if (!isCommand(command)) throw usage(`There is no command "${command}"`, Object.keys(flags));
  const allowed: string[] = [...Object.keys(common), ...flags[command]];
  try {
    const given = parse(rest);
    const stray = Object.keys(given).find((flag) => !allowed.includes(flag));
    if (stray) throw new Error(`"${command}" does not take --${stray}`);
    return { command, flags: given };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw usage(
      reason,
      allowed.map((flag) => `--${flag}`),
    );
  }
};

/** A share of the visitors in percent, at most two decimals. */
export const readShare = (flag: string, text: string | undefined): number => {
  const share = /^\d{1,3}(\.\d\d?)?$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (share <= 100) return share;
  throw new DeployFailure(
    EXIT.usage,
    `--${flag} takes a number from 0 to 100, two decimals at most`,
  );
};

/** The number of a revision. */
export const readRevision = (text: string): number => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new DeployFailure(EXIT.usage, `--revision takes the number of a revision, not "${text}"`);
};

const parse = (args: string[]) => parseArgs({ args, options }).values;

const isCommand = (name: string): name is CommandName => Object.hasOwn(flags, name);

const usage = (reason: string, known: readonly string[]): DeployFailure =>
  new DeployFailure(EXIT.usage, `${reason}: it is one of ${known.join(', ')}`);
