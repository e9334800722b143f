import type { MicroFrontendVersion, RegistryDocument } from './registry-document.js';

/** Tells whether a version is registered without traffic. Only an override selects it. */
export const isStaged = ({ deployment }: MicroFrontendVersion): boolean =>
  deployment !== undefined && deployment.traffic === 0 && !deployment.default;

/** Returns the version for visitors outside all traffic shares: the marked one, or a single version without `deployment`. */
export const defaultVersion = (
  versions: readonly MicroFrontendVersion[],
): MicroFrontendVersion | undefined =>
  versions.find(({ deployment }) => deployment?.default) ??
  (versions.length === 1 ? versions.find(({ deployment }) => !deployment) : undefined);

/** Chooses the version of a bucket (0 <= bucket < 100). The shares are consecutive half-open ranges [from, to) from 0. */
export const chooseVersion = (
  versions: readonly MicroFrontendVersion[],
  bucket: number,
): MicroFrontendVersion | undefined => {
  const ends = rangeEnds(versions);
  return (
    versions.find((_version, index) => bucket < (ends[index] ?? 0)) ?? defaultVersion(versions)
  );
};

/** Returns the ends of all traffic ranges, ascending. Buckets between two of them get the same versions of everything. */
export const trafficBounds = ({ microFrontends }: RegistryDocument): number[] => {
  const ends = Object.values(microFrontends).flatMap(rangeEnds);
  return [...new Set(ends.filter((end) => end > 0 && end < 100))].sort((one, other) => one - other);
};

const rangeEnds = (versions: readonly MicroFrontendVersion[]): number[] => {
  let end = 0;
  return versions.map(({ deployment }) => (end += deployment?.traffic ?? 0));
};
