import { isDeepStrictEqual } from 'node:util';
import {
  type Author,
  everybody,
  isCalled,
  recorded,
  unsigned,
  withoutCanary,
  withoutSpare,
  withShares,
} from './record-revision.js';
import { HOST_NAME, type MicroFrontendVersion } from './registry-document.js';
import type { RegistryEntry } from './registry-entry.js';

/** A build that is in the store, and whose it is. */
export interface StagedBuild {
  version: MicroFrontendVersion;
  owner?: string;
}

/**
 * Registers a version that nobody gets yet. One that is registered keeps its share, and gets what a publisher
 * has learnt to say of it since.
 *
 * @returns the same object when nothing changes
 */
export const stage = (
  entry: RegistryEntry | undefined,
  { version, owner = entry?.owner }: StagedBuild,
  { at }: Author,
): RegistryEntry => {
  const before = entry ?? emptyEntry(version);
  const known = before.versions.find(isCalled(version.metadata.version));
  const { publishedAt = at, deployment = { traffic: 0, default: false } } = known ?? {};
  const staged = { ...version, publishedAt, deployment };
  if (before.owner === owner && isDeepStrictEqual(staged, known)) return before;

  return withoutSpare({
    ...unsigned(before),
    ...(owner !== undefined && { owner }),
    revision: before.revision + 1,
    versions: known ? replaced(before.versions, staged) : [...before.versions, staged],
  });
};

/**
 * Gives everybody one version, which ends a canary.
 *
 * @returns the same object when everybody has it already
 * @throws VersionMissingError if it is not registered
 */
export const publish = (entry: RegistryEntry, version: string, author: Author): RegistryEntry => {
  const shares = everybody(version);
  if (!entry.canary && isDeepStrictEqual(withShares(entry, shares), entry.versions)) return entry;
  return recorded(withoutCanary(entry), shares, { ...author, what: 'publish', version });
};

const emptyEntry = ({ extras }: MicroFrontendVersion): RegistryEntry => ({
  format: 1,
  name: extras.host ? HOST_NAME : extras.declaration.name,
  revision: 0,
  versions: [],
  history: [],
});

const replaced = (versions: readonly MicroFrontendVersion[], by: MicroFrontendVersion) =>
  versions.map((each) => (isCalled(by.metadata.version)(each) ? by : each));
