import {
  isStaged,
  parseEntry,
  type RegistryDocument,
  type RegistryEntry,
  type RemoteDeclaration,
} from '@phantom/registry';
import { isHost, liveOf, otherRemotes } from './compatibility/live-versions.js';
import type { Context, Outcome } from './context.js';
import { DeployFailure, EXIT } from './failure.js';
import { readLiveDocument } from './live-document.js';

/** What a command has done to an entry, whether or not anybody gets something of it now. */
export const outcomeOf = (entry: RegistryEntry, said: (version: string) => string): Outcome => {
  const { version = '' } = entry.history[0] ?? {};
  if (!entry.versions.every(isStaged)) return { entry, version, said: said(version) };
  const way = '`npm run rollback` brings it back';
  return { entry, version, said: `nobody who opens a page from now on has it; ${way}` };
};

/**
 * Refuses to take a remote off a site where others have a place for its slots: those places would stay empty.
 *
 * @throws DeployFailure, unless the flags accept that
 */
export const checkSlotsUnused = async ({ name, store, flags }: Context): Promise<void> => {
  if (flags['leave-slots-empty']) return;
  const live = await readLiveDocument(store);
  const users = usersOfSlots(name, live);
  if (users.length === 0) return;
  const way =
    'Deploy them without it first, or accept empty places with --leave-slots-empty. Nothing has been changed.';
  throw new DeployFailure(EXIT.incompatible, [...users, way].join('\n'));
};

/** The same before a change that may take the remote off the site, as a rollback of its first version does. */
export const checkSlotsKept = async (
  context: Context,
  how: (entry: RegistryEntry) => RegistryEntry,
): Promise<void> => {
  const stored = await context.store.readEntry(context.name);
  if (!stored) return;
  const after = how(parseEntry(stored.text, context.name));
  if (after.versions.every(isStaged)) await checkSlotsUnused(context);
};

/** The declarations of what visitors get of a remote. */
export const liveDeclarations = (name: string, live: RegistryDocument): RemoteDeclaration[] =>
  liveOf(live, name).flatMap(({ extras }) => (isHost(extras) ? [] : [extras.declaration]));

const usersOfSlots = (name: string, live: RegistryDocument): string[] => {
  const slots = liveDeclarations(name, live).flatMap((each) => Object.keys(each.slots ?? {}));
  return otherRemotes(live, name).flatMap(({ label, extras }) =>
    (extras.declaration.uses ?? [])
      .filter((slot) => slots.includes(slot))
      .map((slot) => `${label} has a place for the slot ${slot}, which ${name} fills`),
  );
};
