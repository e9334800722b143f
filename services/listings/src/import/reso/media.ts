import type { PictureLink } from '../../feed-pictures/feed-picture-records.js';
import type { Media } from '../../listings/listing.entity.js';
import {
  expandedOf,
  lookupKey,
  lookupKeys,
  type PropertyRecord,
  textOf,
} from './property-record.js';

export const MEDIA_FIELDS = [
  ...['MediaKey', 'MediaCategory', 'MediaType', 'MediaURL', 'Order', 'Permission'],
  ...['MediaModificationTimestamp', 'ModificationTimestamp'],
];

const FILMS = new Set(['unbrandedvirtualtour', 'video']);
const YOUTUBE =
  /^https:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/**
 * The films of a listing in the order of the feed, with the player that the content security policy allows.
 */
export function readVideos(record: PropertyRecord): Media[] {
  const ids = publicMedia(record)
    .filter(({ MediaCategory: category }) => FILMS.has(lookupKey(category)))
    .flatMap(({ MediaURL: url }) =>
      typeof url === 'string' ? (YOUTUBE.exec(url)?.[1] ?? []) : [],
    );
  return [...new Set(ids)].map((id) => ({
    path: `https://www.youtube-nocookie.com/embed/${id}`,
    type: 'video',
  }));
}

/** More than anybody looks at. Each takes some seconds to store. */
const MOST_PICTURES = 30;

/** The photographs of a listing in the order of the feed. Undefined when the server did not send media. */
export function readPictures(record: PropertyRecord): PictureLink[] | undefined {
  if (!expandedOf(record['Media'])) return undefined;
  const links = publicMedia(record)
    .filter(isPhotograph)
    .flatMap((each) => {
      const url = textOf(each['MediaURL']);
      if (!url || !URL.canParse(url)) return [];
      const changedAt = each['MediaModificationTimestamp'] ?? each['ModificationTimestamp'];
      const identity = `${textOf(each['MediaKey']) ?? url} ${textOf(changedAt) ?? ''}`;
      return [{ identity, url }];
    });
  return [...new Map(links.map((link) => [link.identity, link])).values()].slice(0, MOST_PICTURES);
}

const PICTURE_TYPE = /^(image|jpe?g|png|webp)/;

/** Some servers have the type only. */
function isPhotograph({ MediaCategory, MediaType }: PropertyRecord): boolean {
  const category = lookupKey(MediaCategory);
  return category ? category === 'photo' : PICTURE_TYPE.test(lookupKey(MediaType));
}

const publicMedia = (record: PropertyRecord): PropertyRecord[] =>
  (expandedOf(record['Media']) ?? [])
    .filter(isPublic)
    .toSorted((one, other) => orderOf(one) - orderOf(other));

/** Without a permission a medium is as public as its listing. */
function isPublic({ Permission: permission }: PropertyRecord): boolean {
  const keys = lookupKeys(permission);
  return keys.length === 0 || keys.some((key) => key === 'public' || key === 'idx');
}

const orderOf = ({ Order: order }: PropertyRecord): number =>
  Number.isFinite(order) ? Number(order) : 1e9;
