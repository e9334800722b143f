import { addRevision, type Author, fullTraffic, withoutCanary } from './entry-revision.js';
import type { Canary, RegistryEntry } from './registry-entry.js';
import { ChangeRefusedError } from './registry-error.js';
import { withdrawFirstVersion } from './rollback.js';
import { defaultVersion } from './traffic.js';

/** The users who get the version of a canary. */
export interface CanaryAudience {
  /** Percent of the visitors. */
  share: number;
  /** Whether all employees get it, independent of the share. */
  employees: boolean;
}

/** Gives a version to a share of the visitors, or changes the share. @throws ChangeRefusedError if there is no other live version */
export const canary = (
  entry: RegistryEntry,
  version: string,
  { share, employees }: CanaryAudience,
  author: Author,
): RegistryEntry => {
  const live = liveVersion(entry);
  if (live === version) {
    throw new ChangeRefusedError(
      `Everybody has version ${version} of ${entry.name} already: name another one`,
    );
  }
  const running = entry.canary?.version === version ? entry.canary : undefined;
  const started = { version, employees, since: running?.since ?? author.at };
  // Only the canary has a traffic range, so a new share moves only its upper end. The rest falls to the default version.
  const shares = [
    { version: live, traffic: 0, default: true },
    { version, traffic: share, default: false },
  ];
  return addRevision({ ...entry, canary: started }, shares, { ...author, what: 'canary', version });
};

/** Gives the version of the canary to all visitors. @throws ChangeRefusedError if no canary is running */
export const promote = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const { version } = runningCanary(entry);
  return addRevision(withoutCanary(entry), fullTraffic(version), {
    ...author,
    what: 'promote',
    version,
  });
};

/** Ends a canary, or takes a first version off the site. @throws ChangeRefusedError if there is neither */
export const abort = (entry: RegistryEntry, author: Author): RegistryEntry => {
  const withdrawn = withdrawFirstVersion(entry, author, 'abort');
  if (withdrawn) return withdrawn;
  const { version } = runningCanary(entry);
  const shares = fullTraffic(liveVersion(entry));
  return addRevision(withoutCanary(entry), shares, { ...author, what: 'abort', version });
};

const runningCanary = ({ name, canary: running }: RegistryEntry): Canary => {
  if (running) return running;
  throw new ChangeRefusedError(`No canary of ${name} is running: begin one first`);
};

const liveVersion = ({ name, versions }: RegistryEntry): string => {
  const live = defaultVersion(versions);
  if (live) return live.metadata.version;
  throw new ChangeRefusedError(
    `${name} has no live version to compare a canary with: deploy one for everybody first`,
  );
};
