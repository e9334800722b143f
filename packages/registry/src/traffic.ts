import type { MicroFrontendVersion, RegistryDocument } from './registry-document.js';

/** Whether a version is registered, but nobody gets it unless they ask for it. */
export const isStaged = ({ deployment }: MicroFrontendVersion): boolean =>
  deployment !== undefined && deployment.traffic === 0 && !deployment.default;

/** The version for whom no traffic share covers: the marked one, or the only one where nothing is marked. */
export const defaultVersion = (
  versions: readonly MicroFrontendVersion[],
): MicroFrontendVersion | undefined =>
  versions.find(({ deployment }) => deployment?.default) ??
  (versions.length === 1 ? versions.find(({ deployment }) => !deployment) : undefined);

/**
 * Lays the shares end to end from 0, each a half-open range [from, to), so that a bucket falls into
 * one of them at most and a version's share grows at its upper end only.
 *
 * @param bucket from 0 up to but not including 100
 */
export const chooseVersion = (
  versions: readonly MicroFrontendVersion[],
  bucket: number,
): MicroFrontendVersion | undefined => {
  const ends = endsOf(versions);
  return (
    versions.find((_version, index) => bucket < (ends[index] ?? 0)) ?? defaultVersion(versions)
  );
};

/**
 * Where somebody's share ends, in ascending order: visitors between two of these get the same versions of everything.
 * None where all visitors get the same.
 */
export const trafficBounds = ({ microFrontends }: RegistryDocument): number[] => {
  const ends = Object.values(microFrontends).flatMap(endsOf);
  return [...new Set(ends.filter((end) => end > 0 && end < 100))].sort((one, other) => one - other);
};

const endsOf = (versions: readonly MicroFrontendVersion[]): number[] => {
  let end = 0;
  return versions.map(({ deployment }) => (end += deployment?.traffic ?? 0));
};
