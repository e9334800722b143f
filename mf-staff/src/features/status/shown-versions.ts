import type { RemoteStatus, VersionStatus } from './api/get-status';

/** Those that somebody gets, has got lately or is about to get: the widest spread first, then the newest. */
export const shownVersions = ({ versions }: RemoteStatus): VersionStatus[] =>
  versions
    .filter(({ share, isDefault, isStaged, loads }) => share > 0 || isDefault || isStaged || loads)
    .sort((one, other) => other.share - one.share || ageOf(one) - ageOf(other));

const ageOf = ({ publishedAt }: VersionStatus) => -Date.parse(publishedAt ?? '1970-01-01');
