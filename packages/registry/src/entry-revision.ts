import type { MicroFrontendVersion } from './registry-document.js';
import {
  MAX_REVISIONS,
  type RegistryEntry,
  type Revision,
  type VersionShare,
} from './registry-entry.js';
import { VersionMissingError } from './registry-error.js';
import { isStaged } from './traffic.js';

/** The number of staged versions outside the history that an entry keeps, because several pipelines may run at once. */
const MAX_STAGED = 5;

/** The author and time of a change. */
export interface Author {
  by: string;
  /** ISO 8601. */
  at: string;
  note?: string;
  /** The routes of a release for which the smoke test opened no page. */
  unopened?: string[];
}

/** The shares that give one version to all visitors. */
export const fullTraffic = (version: string): VersionShare[] => [
  { version, traffic: 100, default: true },
];

/** Returns the entry with a new revision, in which the versions have the given shares and the others none. */
export const addRevision = (
  entry: RegistryEntry,
  shares: readonly VersionShare[],
  details: Omit<Revision, 'revision' | 'state'>,
): RegistryEntry => {
  const revision = entry.revision + 1;
  const changed = { ...withoutSignature(entry), versions: withShares(entry, shares) };
  const history = [{ revision, ...details, state: liveShares(changed) }, ...entry.history];
  return pruneVersions({ ...changed, revision, history: history.slice(0, MAX_REVISIONS) });
};

/** Returns the versions with the given shares, and the others without traffic. @throws VersionMissingError */
export const withShares = (
  { name, versions }: RegistryEntry,
  shares: readonly VersionShare[],
): MicroFrontendVersion[] => {
  const missing = shares.find(({ version }) => !versions.some(isVersion(version)));
  if (missing) throw new VersionMissingError(name, missing.version);
  return versions.map((each) => {
    const share = shares.find(({ version }) => isVersion(version)(each));
    const { traffic, default: isDefault } = share ?? { traffic: 0, default: false };
    return { ...each, deployment: { traffic, default: isDefault } };
  });
};

/** Returns the entry without its signature, which every change makes invalid. */
export const withoutSignature = (entry: RegistryEntry): RegistryEntry => {
  const changed = { ...entry };
  delete changed.signature;
  return changed;
};

export const withoutCanary = (entry: RegistryEntry): RegistryEntry => {
  const changed = { ...entry };
  delete changed.canary;
  return changed;
};

/** Removes the oldest staged versions that neither the history nor the canary names. */
export const pruneVersions = (entry: RegistryEntry): RegistryEntry => {
  const { versions, history, canary } = entry;
  const named = new Set(history.flatMap(({ state }) => state.map(({ version }) => version)));
  if (canary) named.add(canary.version);
  const unnamed = versions.filter((each) => isStaged(each) && !named.has(each.metadata.version));
  const removed = new Set(unnamed.slice(0, -MAX_STAGED));
  return { ...entry, versions: versions.filter((each) => !removed.has(each)) };
};

export const isVersion =
  (version: string) =>
  ({ metadata }: MicroFrontendVersion): boolean =>
    metadata.version === version;

const liveShares = ({ versions }: RegistryEntry): VersionShare[] =>
  versions
    .filter((version) => !isStaged(version))
    .map(({ metadata: { version }, deployment }) => ({
      version,
      traffic: deployment?.traffic ?? 0,
      default: deployment?.default ?? false,
    }));
