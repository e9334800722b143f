import { isDeepStrictEqual } from 'node:util';
import {
  addRevision,
  type Author,
  fullTraffic,
  isVersion,
  pruneVersions,
  withoutCanary,
  withoutSignature,
  withShares,
} from './entry-revision.js';
import { HOST_NAME, type MicroFrontendVersion } from './registry-document.js';
import type { RegistryEntry } from './registry-entry.js';

/** A build in the store, and the team that owns it. */
export interface StagedBuild {
  version: MicroFrontendVersion;
  owner?: string;
}

/** Registers a version without traffic, or updates a registered one. Returns the same object when nothing changes. */
export const stage = (
  entry: RegistryEntry | undefined,
  { version, owner = entry?.owner }: StagedBuild,
  { at }: Author,
): RegistryEntry => {
  const before = entry ?? emptyEntry(version);
  const known = before.versions.find(isVersion(version.metadata.version));
  const { publishedAt = at, deployment = { traffic: 0, default: false } } = known ?? {};
  const staged = { ...version, publishedAt, deployment };
  if (before.owner === owner && isDeepStrictEqual(staged, known)) return before;

  return pruneVersions({
    ...withoutSignature(before),
    ...(owner !== undefined && { owner }),
    revision: before.revision + 1,
    versions: known ? replaced(before.versions, staged) : [...before.versions, staged],
  });
};

/** Gives one version to all visitors, and ends a canary. Returns the same object when nothing changes. @throws VersionMissingError */
export const publish = (entry: RegistryEntry, version: string, author: Author): RegistryEntry => {
  const shares = fullTraffic(version);
  if (!entry.canary && isDeepStrictEqual(withShares(entry, shares), entry.versions)) return entry;
  return addRevision(withoutCanary(entry), shares, { ...author, what: 'publish', version });
};

const emptyEntry = ({ extras }: MicroFrontendVersion): RegistryEntry => ({
  format: 1,
  name: extras.host ? HOST_NAME : extras.declaration.name,
  revision: 0,
  versions: [],
  history: [],
});

const replaced = (versions: readonly MicroFrontendVersion[], by: MicroFrontendVersion) =>
  versions.map((each) => (isVersion(by.metadata.version)(each) ? by : each));
