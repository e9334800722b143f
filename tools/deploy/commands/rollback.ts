import { rollback } from '@phantom/registry';
import { readRevision } from '../arguments.js';
import { change, type Context, type Outcome } from '../context.js';
import { checkSlotsKept, outcomeOf } from '../taken-off.js';

/** Gives everybody what they had before, or after the revision that is named. A first version is taken off the site. */
export const rollbackCommand = async (context: Context): Promise<Outcome> => {
  const { author, flags } = context;
  const to = flags.revision === undefined ? undefined : readRevision(flags.revision);
  await checkSlotsKept(context, (before) => rollback(before, author, to));
  const entry = await change(context, (before) => rollback(before, author, to));
  return outcomeOf(entry, (version) => `everybody who opens a page from now on has ${version}`);
};
