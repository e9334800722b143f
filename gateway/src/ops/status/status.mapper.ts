import { isStaged, type MicroFrontendVersion, type RegistryEntry } from '@phantom/registry';
import type { VersionStats } from '../version-reports/version-stats.js';
import type { RemoteStatusDto, VersionStatusDto } from './status.dto.js';

type StatsOf = (remote: string, version: string) => VersionStats;

/** One micro frontend as its team wants to see it. */
export const remoteStatus = (entry: RegistryEntry, statsOf: StatsOf): RemoteStatusDto => ({
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
  // The only version of an entry need not say so.
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

/** Percent of the visitors whom no share covers: theirs is the default version. */
const uncovered = ({ versions }: RegistryEntry): number =>
  100 - versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0);

/** Shares have two decimals, which sums of them as floating-point numbers have not. */
const round = (share: number): number => Math.round(share * 100) / 100;

const wasLive = (name: string, { history }: RegistryEntry): boolean =>
  history.some(({ state }) => state.some(({ version }) => version === name));
