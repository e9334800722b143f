import { abort, canary, ChangeRefusedError, promote, type RegistryEntry } from '@phantom/registry';
import { readShare } from '../arguments.js';
import { change, type Context, type Outcome } from '../context.js';
import { checkSlotsKept, outcomeOf } from '../taken-off.js';

/** Tries a version on a share of the visitors. */
export const canaryCommand = async (context: Context): Promise<Outcome> => {
  const { author, flags } = context;
  const share = readShare('share', flags.share);
  const employees = flags.employees ?? false;
  const entry = await change(context, (before) => {
    const version = flags.version ?? untried(before);
    return canary(before, version, { share, employees }, author);
  });
  return { entry, ...tried(entry) };
};

/** Gives everybody the version that is tried. */
export const promoteCommand = async (context: Context): Promise<Outcome> => {
  const entry = await change(context, (before) => promote(before, context.author));
  const version = entry.history[0]?.version ?? '';
  return { entry, version, said: `everybody who opens a page from now on has ${version}` };
};

/** Ends the trial, which a first version was for everybody. */
export const abortCommand = async (context: Context): Promise<Outcome> => {
  await checkSlotsKept(context, (before) => abort(before, context.author));
  const entry = await change(context, (before) => abort(before, context.author));
  return outcomeOf(entry, (version) => `nobody who opens a page from now on has ${version}`);
};

/** What is said of a running canary. */
export const tried = (entry: RegistryEntry): Pick<Outcome, 'version' | 'said'> => {
  const { version = '', employees = false } = entry.canary ?? {};
  const share = entry.versions.find(({ metadata }) => metadata.version === version)?.deployment;
  const staff = employees ? ', and employees,' : '';
  return { version, said: `${share?.traffic ?? 0} % of the visitors${staff} have ${version}` };
};

/** The version that is tried already, else the newest, as long as nobody has it. */
const untried = ({ name, canary: running, versions }: RegistryEntry): string => {
  const newest = versions.at(-1);
  const version =
    running?.version ?? (newest?.deployment?.default ? undefined : newest?.metadata.version);
  if (version !== undefined) return version;
  throw new ChangeRefusedError(
    `Everybody has the newest version of ${name}: deploy another with --canary, or name one by --version`,
  );
};
