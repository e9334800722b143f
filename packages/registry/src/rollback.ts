import { type Author, recorded, withoutCanary } from './record-revision.js';
import type { RegistryEntry, Revision } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { takeBackFirst } from './retire.js';
import { defaultVersion } from './traffic.js';

/**
 * Gives everybody what they had after an earlier revision, which ends a canary. Without one named it is the last
 * that had another version; done again, it goes on to the one before that. A first version is taken off the site.
 *
 * @param to the revision
 * @throws ChangeRefusedError if there is none to go back to
 */
export const rollback = (entry: RegistryEntry, author: Author, to?: number): RegistryEntry => {
  const taken = to === undefined && takeBackFirst(entry, author, 'rollback');
  if (taken) return taken;
  const target = to === undefined ? previous(entry) : kept(entry, to);
  const version = versionOf(target);
  return recorded(withoutCanary(entry), target.state, {
    ...author,
    what: 'rollback',
    version,
    restores: originOf(target),
  });
};

const previous = (entry: RegistryEntry): Revision => {
  const { name, history, canary, versions } = entry;
  const [last] = history;
  const live = defaultVersion(versions)?.metadata.version;
  const found = history.find(
    (each) =>
      last !== undefined &&
      isSettled(each) &&
      each.revision < originOf(last) &&
      (canary !== undefined || versionOf(each) !== live),
  );
  if (found) return found;
  throw new ChangeRefusedError(
    `The registry knows no earlier state of ${name} to go back to: deploy what you want everybody to have`,
  );
};

const kept = ({ name, history }: RegistryEntry, revision: number): Revision => {
  const found = history.find((each) => each.revision === revision && isSettled(each));
  if (found) return found;
  const known = history.filter(isSettled).map((each) => each.revision);
  throw new ChangeRefusedError(
    `${name} cannot go back to revision ${revision}: name one of ${known.join(', ')}`,
  );
};

/** After it everybody had one version: nobody goes back to trying another one. */
const isSettled = ({ what }: Revision): boolean => what !== 'canary';

const originOf = ({ restores, revision }: Revision): number => restores ?? revision;

const versionOf = ({ state, version }: Revision): string =>
  state.find((share) => share.default)?.version ?? version;
