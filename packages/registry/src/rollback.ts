import { addRevision, type Author, withoutCanary } from './entry-revision.js';
import { HOST_NAME } from './registry-document.js';
import type { RegistryEntry, Revision } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { defaultVersion } from './traffic.js';

/** Restores the state after a revision, by default the last one with another version. @throws ChangeRefusedError if there is none */
export const rollback = (entry: RegistryEntry, author: Author, to?: number): RegistryEntry => {
  const withdrawn = to === undefined && withdrawFirstVersion(entry, author, 'rollback');
  if (withdrawn) return withdrawn;
  const target = to === undefined ? previousRevision(entry) : findRevision(entry, to);
  const version = versionOf(target);
  return addRevision(withoutCanary(entry), target.state, {
    ...author,
    what: 'rollback',
    version,
    restores: originOf(target),
  });
};

/** Takes a remote off the site; a rollback brings it back. @throws ChangeRefusedError if no version is live, or for the shell */
export const retire = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const live = removableVersion(entry);
  return addRevision(withoutCanary(entry), [], { ...author, what: 'retire', version: live });
};

/** Takes a first version off the site; undefined if there was another state. @throws ChangeRefusedError for the shell */
export const withdrawFirstVersion = (
  entry: RegistryEntry,
  author: Author,
  what: 'abort' | 'rollback',
): RegistryEntry | undefined => {
  if (entry.canary || !isFirstRelease(entry.history)) return undefined;
  const live = removableVersion(entry);
  return addRevision(entry, [], { ...author, what, version: live });
};

const isFirstRelease = ([last, ...before]: readonly Revision[]): boolean =>
  last?.what === 'publish' && before.length === 0;

const removableVersion = ({ name, versions }: RegistryEntry): string => {
  if (name === HOST_NAME) {
    throw new ChangeRefusedError('Every page needs the shell: it can only be replaced');
  }
  const live = defaultVersion(versions);
  if (live) return live.metadata.version;
  throw new ChangeRefusedError(
    `${name} has no live version: there is nothing to take off the site`,
  );
};

const previousRevision = (entry: RegistryEntry): Revision => {
  const { name, history, canary, versions } = entry;
  const [last] = history;
  const live = defaultVersion(versions)?.metadata.version;
  const found = history.find(
    (each) =>
      last !== undefined &&
      isRestorable(each) &&
      each.revision < originOf(last) &&
      (canary !== undefined || versionOf(each) !== live),
  );
  if (found) return found;
  throw new ChangeRefusedError(
    `The registry has no earlier state of ${name}: deploy the version that everybody should have`,
  );
};

const findRevision = ({ name, history }: RegistryEntry, revision: number): Revision => {
  const found = history.find((each) => each.revision === revision && isRestorable(each));
  if (found) return found;
  const known = history.filter(isRestorable).map((each) => each.revision);
  throw new ChangeRefusedError(
    `${name} cannot go back to revision ${revision}: name one of ${known.join(', ')}`,
  );
};

/** A rollback restores only states in which all visitors had one version, never a canary. */
const isRestorable = ({ what }: Revision): boolean => what !== 'canary';

const originOf = ({ restores, revision }: Revision): number => restores ?? revision;

const versionOf = ({ state, version }: Revision): string =>
  state.find((share) => share.default)?.version ?? version;
