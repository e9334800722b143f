import { rollback } from '@phantom/registry';
import { readRevision } from '../arguments.js';
import { change, type Context, type Outcome } from '../context.js';

/** Gives everybody what they had before, or after the revision that is named. */
export const rollbackCommand = async (context: Context): Promise<Outcome> => {
  const { author, flags } = context;
  const to = flags.revision === undefined ? undefined : readRevision(flags.revision);
  const entry = await change(context, (before) => rollback(before, author, to));
  const version = entry.history[0]?.version ?? '';
  return { entry, version, said: `everybody who opens a page from now on has ${version}` };
};
