import { type Author, everybody, recorded, withoutCanary } from './record-revision.js';
import type { Canary, RegistryEntry } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { takeBackFirst } from './retire.js';
import { defaultVersion } from './traffic.js';

/** Whom a version is tried on. */
export interface CanaryAudience {
  /** Percent of the visitors. */
  share: number;
  /** Employees get it, whatever its share. */
  employees: boolean;
}

/**
 * Tries a version on a share of the visitors; all others keep the default one. Of a canary that runs already, the
 * share grows or shrinks: whoever has it keeps it when it grows.
 *
 * @throws VersionMissingError if it is not registered
 * @throws ChangeRefusedError if nothing is live beside it
 */
export const canary = (
  entry: RegistryEntry,
  version: string,
  { share, employees }: CanaryAudience,
  author: Author,
): RegistryEntry => {
  const live = defaultOf(entry);
  if (live === version) {
    throw new ChangeRefusedError(
      `Everybody has version ${version} of ${entry.name} already: name another one`,
    );
  }
  const running = entry.canary?.version === version ? entry.canary : undefined;
  const tried = { version, employees, since: running?.since ?? author.at };
  // Nobody's range but the canary's: its upper end is all that moves, and the rest falls to the default.
  const shares = [
    { version: live, traffic: 0, default: true },
    { version, traffic: share, default: false },
  ];
  return recorded({ ...entry, canary: tried }, shares, { ...author, what: 'canary', version });
};

/**
 * Gives everybody the version that is tried.
 *
 * @throws ChangeRefusedError if none is
 */
export const promote = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const { version } = canaryOf(entry);
  return recorded(withoutCanary(entry), everybody(version), {
    ...author,
    what: 'promote',
    version,
  });
};

/**
 * Gives everybody the default version again, and nobody the one that is tried. A first version, which no canary could try, is
 * taken off the site.
 *
 * @throws ChangeRefusedError if none is tried
 */
export const abort = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const taken = takeBackFirst(entry, author, 'abort');
  if (taken) return taken;
  const { version } = canaryOf(entry);
  const shares = everybody(defaultOf(entry));
  return recorded(withoutCanary(entry), shares, { ...author, what: 'abort', version });
};

const canaryOf = ({ name, canary: running }: RegistryEntry): Canary => {
  if (running) return running;
  throw new ChangeRefusedError(`No canary of ${name} is running: begin one first`);
};

const defaultOf = ({ name, versions }: RegistryEntry): string => {
  const live = defaultVersion(versions);
  if (live) return live.metadata.version;
  throw new ChangeRefusedError(
    `Nobody has a version of ${name} yet that a canary could be compared with: deploy one for everybody`,
  );
};
