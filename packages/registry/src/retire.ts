import { type Author, recorded, withoutCanary } from './record-revision.js';
import { HOST_NAME } from './registry-document.js';
import type { RegistryEntry, Revision } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { defaultVersion } from './traffic.js';

/**
 * Takes a remote off the site: nobody gets any version of it, so its routes, menu entries and slots are gone with the next page. Its
 * versions and its history stay, and a rollback brings it back.
 *
 * @throws ChangeRefusedError if nobody has it anyway, or if it is the shell
 */
export const retire = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const live = liveOf(entry);
  return recorded(withoutCanary(entry), [], { ...author, what: 'retire', version: live });
};

/**
 * Takes back a first version, before which nobody had anything of the remote.
 *
 * @param what the command that does so
 * @returns undefined where the entry has had another state before
 * @throws ChangeRefusedError if it is the shell
 */
export const takeBackFirst = (
  entry: RegistryEntry,
  author: Author,
  what: 'abort' | 'rollback',
): RegistryEntry | undefined => {
  if (entry.canary || !isFirst(entry.history)) return undefined;
  const live = liveOf(entry);
  return recorded(entry, [], { ...author, what, version: live });
};

/** Whether what is live is the first state that there was; a history that is full may have forgotten earlier ones. */
const isFirst = ([last, ...before]: readonly Revision[]): boolean =>
  last?.what === 'publish' && before.length === 0;

const liveOf = ({ name, versions }: RegistryEntry): string => {
  if (name === HOST_NAME) {
    throw new ChangeRefusedError('The shell is every page of the site: it can only be replaced');
  }
  const live = defaultVersion(versions);
  if (live) return live.metadata.version;
  throw new ChangeRefusedError(`Nobody has ${name}: there is nothing to take off the site`);
};
