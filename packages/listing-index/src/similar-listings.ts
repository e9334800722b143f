import type { Bitmap } from './bitmap.js';
import { blockOf } from './blocks.js';
import type { IndexedListing, Locality, Profile } from './indexed-listing.js';
import type { ListingIndex } from './listing-index.js';
import { Nearest } from './nearest.js';

/** The fields that are compared. Null is unknown. */
export type ComparedListing = Pick<
  IndexedListing,
  | 'id'
  | 'transactionType'
  | 'borough'
  | 'neighbourhood'
  | 'zipCode'
  | 'dwelling'
  | 'bedrooms'
  | 'price'
  | 'latitude'
  | 'longitude'
>;

/**
 * The listings that are most like this one, of the same transaction type and borough; the newest first among equals.
 *
 * @param listing need not be in the index
 * @returns ids
 */
export function similarListings(
  index: ListingIndex,
  listing: ComparedListing,
  limit: number,
): number[] {
  const { columns, blocks, partitions, localities, profiles } = index;
  const { id, enteredAt, price, locality, profile, latitude, longitude } = columns;
  const byLocality = Float64Array.from(localities.values, (other) => nameDistance(other, listing));
  const byProfile = Float64Array.from(profiles.values, (other) => profileDistance(other, listing));
  const ownLatitude = listing.latitude ?? Number.NaN;
  const ownLongitude = listing.longitude ?? Number.NaN;
  const pointDistance = pointDistanceFrom(ownLatitude, ownLongitude);
  const ownPrice = listing.price ?? 0;

  const nearest = new Nearest(limit, (row, other) => {
    const newer = (enteredAt[row] as number) - (enteredAt[other] as number);
    return newer > 0 || (newer === 0 && (id[row] as number) > (id[other] as number));
  });
  const minDistanceOf = (block: number): number => {
    const [nearLongitude, nearLatitude] = blocks.nearestPoint(block, ownLongitude, ownLatitude);
    const distance = pointDistance(nearLatitude, nearLongitude);
    return Number.isNaN(distance) ? SAME_NEIGHBOURHOOD : distance;
  };
  const { transactionType, borough } = listing;
  const rows = partitions.rowsOf({ transactionType, borough });
  const limits = { minDistanceOf, maxDistance: () => nearest.maxDistance };
  visitNearestBlocksFirst(rows, limits, (row) => {
    if (id[row] === listing.id) return;
    const difference =
      (byProfile[profile[row] as number] as number) + priceDistance(price[row] as number, ownPrice);
    // Most rows differ too much for their location to matter.
    if (difference > nearest.maxDistance) return;
    const away = pointDistance(latitude[row] as number, longitude[row] as number);
    const distance = Number.isNaN(away) ? (byLocality[locality[row] as number] as number) : away;
    nearest.offer(row, difference + distance);
  });
  return nearest.all().map((row) => id[row] as number);
}

// A distance of 1 is a difference that makes a visitor hesitate: a kilometre, a quarter of the price, a bedroom, another
// kind of dwelling. Each part is limited, so that one large difference does not outweigh all others.
const KILOMETRES_PER_STEP = 1;
const PRICE_SHARE_PER_STEP = 0.25;
const MAX_PART = 4;
const UNKNOWN_PRICE = 2;
const UNKNOWN_BEDROOMS = 1;
const UNKNOWN_DWELLING = 0.5;
/** Also the smallest distance between two listings that are compared by the names of their localities. */
const SAME_NEIGHBOURHOOD = 0.5;
const OTHER_NEIGHBOURHOOD = 3;

const KILOMETRES_PER_DEGREE = 111.2;

/** 0 is unknown. */
function priceDistance(one: number, other: number): number {
  if (one === 0 || other === 0) return UNKNOWN_PRICE;
  const share = Math.abs(one - other) / Math.min(one, other);
  return Math.min(MAX_PART, share / PRICE_SHARE_PER_STEP);
}

function profileDistance(one: Profile, other: Pick<Profile, 'dwelling' | 'bedrooms'>): number {
  const bedrooms =
    one.bedrooms === null || other.bedrooms === null
      ? UNKNOWN_BEDROOMS
      : Math.min(MAX_PART, Math.abs(one.bedrooms - other.bedrooms));
  if (one.dwelling === other.dwelling) return bedrooms;
  const isUnknown = one.dwelling === null || other.dwelling === null;
  return bedrooms + (isUnknown ? UNKNOWN_DWELLING : 1);
}

/** The distance of two locations when one has no coordinates. */
function nameDistance(one: Locality, other: Pick<Locality, 'neighbourhood' | 'zipCode'>): number {
  const isSame =
    (one.neighbourhood !== null && one.neighbourhood === other.neighbourhood) ||
    (one.zipCode !== null && one.zipCode === other.zipCode);
  return isSame ? SAME_NEIGHBOURHOOD : OTHER_NEIGHBOURHOOD;
}

/** Treats the earth as flat, which is exact enough within a city. Degrees; NaN is unknown, and gives NaN. */
function pointDistanceFrom(latitude: number, longitude: number) {
  const width = Math.cos((latitude * Math.PI) / 180);
  return (otherLatitude: number, otherLongitude: number): number => {
    const north = otherLatitude - latitude;
    const east = (otherLongitude - longitude) * width;
    const kilometres = Math.sqrt(north * north + east * east) * KILOMETRES_PER_DEGREE;
    return Math.min(MAX_PART, kilometres / KILOMETRES_PER_STEP);
  };
}

/** Blocks within this distance are visited first: the nearest rows are likely to be there. */
const NEAR = 0.5;

interface DistanceLimits {
  /** A lower bound for the rows of a block. */
  minDistanceOf: (block: number) => number;
  /** Blocks beyond it are skipped. */
  maxDistance: () => number;
}

/** Visits the rows of near blocks first: after them hardly any other block has to be visited. */
function visitNearestBlocksFirst(
  { words }: Bitmap,
  { minDistanceOf, maxDistance }: DistanceLimits,
  visit: (row: number) => void,
): void {
  const visitWord = (at: number): void => {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      visit((at << 5) + high);
    }
  };
  const later: { at: number; min: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 0) continue;
    const min = minDistanceOf(blockOf(at << 5));
    if (min < NEAR) visitWord(at);
    else later.push({ at, min });
  }
  for (const { at, min } of later) if (min <= maxDistance()) visitWord(at);
}
