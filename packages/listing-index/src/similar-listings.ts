import { BLOCK } from './blocks.js';
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
  const compare = (row: number): void => {
    // Most rows differ too much in one field for the others to matter.
    let difference = byProfile[profile[row] as number] as number;
    if (difference > nearest.maxDistance) return;
    difference += priceDistance(price[row] as number, ownPrice);
    if (difference > nearest.maxDistance || id[row] === listing.id) return;
    const away = pointDistance(latitude[row] as number, longitude[row] as number);
    const distance = Number.isNaN(away) ? (byLocality[locality[row] as number] as number) : away;
    nearest.offer(row, difference + distance);
  };

  // The nearest rows first: after them, hardly any other row has to be compared.
  const words = partitions.wordsOf(listing);
  const far: number[] = [];
  const minDistances: number[] = [];
  const named: number[] = [];
  for (let block = 0; block * WORDS_PER_BLOCK < words.length; block += 1) {
    if (!hasRows(words, block)) continue;
    const min = pointDistance(
      blocks.nearestLatitude(block, ownLatitude),
      blocks.nearestLongitude(block, ownLongitude),
    );
    if (min < NEAR) forEachRow(words, block, compare);
    else if (Number.isNaN(min)) named.push(block);
    else {
      far.push(block);
      minDistances.push(min);
    }
  }
  const compareNamed = (nameDistance: number): void => {
    if (nameDistance > nearest.maxDistance) return;
    for (const block of named) {
      // The localities first: few rows of a block have one that counts.
      for (let row = block * BLOCK; row < (block + 1) * BLOCK; row += 1) {
        if (byLocality[locality[row] as number] === nameDistance && hasRow(words, row))
          compare(row);
      }
    }
  };
  compareNamed(SAME_NEIGHBOURHOOD);
  far.forEach((block, at) => {
    if ((minDistances[at] as number) <= nearest.maxDistance) forEachRow(words, block, compare);
  });
  compareNamed(OTHER_NEIGHBOURHOOD);
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

/** The rows of blocks within this distance are compared first. */
const NEAR = 0.5;

const WORDS_PER_BLOCK = BLOCK / 32;

const hasRows = (words: Int32Array, block: number): boolean => {
  const at = block * WORDS_PER_BLOCK;
  return words[at] !== 0 || words[at + 1] !== 0;
};

const hasRow = (words: Int32Array, row: number): boolean =>
  ((words[row >> 5] as number) & (1 << row)) !== 0;

/** Calls a function with each row of a block, the highest number of a word first. */
function forEachRow(words: Int32Array, block: number, visit: (row: number) => void): void {
  const first = block * WORDS_PER_BLOCK;
  for (let at = first; at < first + WORDS_PER_BLOCK; at += 1) {
    let left = words[at] ?? 0;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      visit((at << 5) + high);
    }
  }
}
