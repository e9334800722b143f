import type { MicroFrontendVersion } from './registry-document.js';

/** The version for whom no traffic share covers: the marked one, or the only one there is. */
export const defaultVersion = (
  versions: readonly MicroFrontendVersion[],
): MicroFrontendVersion | undefined =>
  versions.find(({ deployment }) => deployment?.default) ??
  (versions.length === 1 ? versions[0] : undefined);

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
  let from = 0;
  for (const version of versions) {
    const to = from + (version.deployment?.traffic ?? 0);
    if (bucket >= from && bucket < to) return version;
    from = to;
  }
  return defaultVersion(versions);
};
