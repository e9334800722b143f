import type { Media } from '../../listings/listing.entity.js';
import { expandedOf, lookupKey, lookupKeys, type PropertyRecord } from './property-record.js';

export const MEDIA_FIELDS = ['MediaCategory', 'MediaURL', 'Order', 'Permission'];

const SHOWN = new Set(['unbrandedvirtualtour', 'video']);
const YOUTUBE =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/**
 * The films of a listing in the order of the feed, with the player that the content security policy allows. Pictures have
 * no place in a listing of a feed: docs/listings-feed.md.
 */
export function readVideos(record: PropertyRecord): Media[] {
  const media = expandedOf(record['Media']) ?? [];
  const ids = media
    .filter((each) => SHOWN.has(lookupKey(each['MediaCategory'])) && isPublic(each))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .flatMap(({ MediaURL: url }) =>
      typeof url === 'string' ? (YOUTUBE.exec(url)?.[1] ?? []) : [],
    );
  return [...new Set(ids)].map((id) => ({
    path: `https://www.youtube-nocookie.com/embed/${id}`,
    type: 'video',
  }));
}

/** Without a permission a medium is as public as its listing. */
function isPublic({ Permission: permission }: PropertyRecord): boolean {
  const keys = lookupKeys(permission);
  return keys.length === 0 || keys.some((key) => key === 'public' || key === 'idx');
}

const orderOf = ({ Order: order }: PropertyRecord): number =>
  Number.isFinite(order) ? Number(order) : 1e9;
