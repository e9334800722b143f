import { isStaged, type MicroFrontendVersion, type RegistryEntry } from '@phantom/registry';
import type { VersionStats } from '../version-reports/version-stats.js';
import type { RemoteStatusDto, VersionStatusDto } from './status.dto.js';

type StatsOf = (remote: string, version: string) => VersionStats;

/** The status of one micro frontend, for its team. */
export const toRemoteStatusDto = (entry: RegistryEntry, statsOf: StatsOf): RemoteStatusDto => ({
  name: entry.name,
  owner: entry.owner ?? null,
  canary: entry.canary ?? null,
  versions: entry.versions.map((version) => versionStatus(version, entry, statsOf)).reverse(),
  revisions: entry.history.map(({ revision, at, by, what, version, note = null }) => ({
    revision,
    at,
    by,
    what,
    version,
    note,
  })),
});

const versionStatus = (
  version: MicroFrontendVersion,
  entry: RegistryEntry,
  statsOf: StatsOf,
): VersionStatusDto => {
  const { metadata, publishedAt = null, deployment } = version;
  // An entry with one version has no `deployment`.
  const { traffic, default: isDefault } = deployment ?? { traffic: 0, default: true };
  return {
    version: metadata.version,
    share: isDefault ? round(traffic + uncovered(entry)) : traffic,
    isDefault,
    isStaged: isStaged(version) && !wasLive(metadata.version, entry),
    publishedAt,
    ...statsOf(entry.name, metadata.version),
  };
};

/** Percent of the visitors without a share: they get the default version. */
const uncovered = ({ versions }: RegistryEntry): number =>
  100 - versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0);

/** Shares have two decimals; the sum of floating-point numbers may have more. */
const round = (share: number): number => Math.round(share * 100) / 100;

const wasLive = (name: string, { history }: RegistryEntry): boolean =>
  history.some(({ state }) => state.some(({ version }) => version === name));
