import {
  type Area,
  type IndexedListing,
  type ListingFilter,
  SearchMatcher,
} from '@phantom/listing-index';
import { type SeededRandom, seededRandom } from '../../../demo/feed/random.js';

/** What a saved search finds of the market at most: 300 of 30,000 homes are more than a person looks through. */
const LARGEST_SHARE = 0.01;

export interface DrawnSearches {
  filters: ListingFilter[];
  /** By search: the share of the sample that it finds. */
  shares: number[];
}

/**
 * Draws a search for each wanted home. Nobody knows how people would save searches, so these are assumptions: half name a
 * neighbourhood, a fifth a ZIP code, a tenth an area that is drawn on the map, a fifth a borough only; two in a hundred have a
 * word. A search that finds too much of the market is made narrower, as a person does who gets too many results.
 */
export function drawSearches(
  wanted: readonly IndexedListing[],
  sample: readonly IndexedListing[],
  now: number,
): DrawnSearches {
  const random = seededRandom('alerts');
  const filters = wanted.map((home) => searchFor(home, random));
  const matcher = new SearchMatcher();
  filters.forEach((filter, id) => matcher.put(id, filter));
  let shares = sharesOf(matcher, filters.length, sample, now);
  for (const narrow of NARROWINGS) {
    wanted.forEach((home, id) => {
      if ((shares[id] as number) <= LARGEST_SHARE) return;
      const filter = { ...filters[id], ...narrow(home) };
      filters[id] = filter;
      matcher.put(id, filter);
    });
    shares = sharesOf(matcher, filters.length, sample, now);
  }
  return { filters, shares };
}

function sharesOf(
  matcher: SearchMatcher,
  searches: number,
  sample: readonly IndexedListing[],
  now: number,
): number[] {
  const homes = new Uint32Array(searches);
  for (const home of sample)
    for (const id of matcher.matching(home, now)) homes[id] = (homes[id] as number) + 1;
  return Array.from(homes, (count) => count / sample.length);
}

const searchFor = (home: IndexedListing, random: SeededRandom): ListingFilter => ({
  transactionType: home.transactionType,
  ...numbersOf(home, random),
  ...wordsOf(home, random),
  ...placeOf(home, random.next()),
});

function numbersOf({ price, bedrooms }: IndexedListing, random: SeededRandom): ListingFilter {
  const [hasPrice, isCheap] = [random.happens(0.8), random.happens(0.5)];
  const [hasBedrooms, isOpen] = [random.happens(0.7), random.happens(0.5)];
  const to = isOpen ? Number.MAX_SAFE_INTEGER : bedrooms;
  return {
    ...(hasPrice &&
      price !== null && { price: { from: isCheap ? 0 : price * 0.7, to: price * 1.1 } }),
    ...(hasBedrooms && bedrooms !== null && { bedrooms: { from: bedrooms, to: to ?? bedrooms } }),
  };
}

function wordsOf(
  { amenities, dwelling, texts }: IndexedListing,
  random: SeededRandom,
): ListingFilter {
  const [hasDwelling, hasAmenity, hasWord] = [0.3, 0.2, 0.02].map((share) => random.happens(share));
  const [word] = /\p{L}{5,}/u.exec(texts[0]?.toLowerCase() ?? '') ?? [];
  return {
    ...(hasDwelling && dwelling !== null && { dwellings: [dwelling] }),
    ...(hasAmenity && { amenities: amenities.slice(0, 1) }),
    ...(hasWord && word && { words: [word] }),
  };
}

function placeOf(home: IndexedListing, share: number): ListingFilter {
  const { neighbourhood, zipCode, longitude, latitude, borough } = home;
  if (share < 0.5 && neighbourhood !== null)
    return { borough, localities: { neighbourhoods: [neighbourhood], zipCodes: [] } };
  if (share < 0.7 && zipCode !== null)
    return { localities: { neighbourhoods: [], zipCodes: [zipCode] } };
  if (share < 0.8 && longitude !== null && latitude !== null)
    return { areas: [circleAround(longitude, latitude)] };
  return { borough };
}

/** Twenty corners, about a kilometre around the place, as a finger draws them. */
const circleAround = (longitude: number, latitude: number): Area =>
  Array.from({ length: 20 }, (_, corner): [number, number] => {
    const angle = (corner / 20) * 2 * Math.PI;
    return [longitude + 0.012 * Math.cos(angle), latitude + 0.009 * Math.sin(angle)];
  });

/** What a person adds to a search that finds too much, one after the other. */
const NARROWINGS: readonly ((home: IndexedListing) => ListingFilter)[] = [
  ({ bedrooms }) => (bedrooms === null ? {} : { bedrooms: { from: bedrooms, to: bedrooms } }),
  ({ price }) => (price === null ? {} : { price: { from: price * 0.8, to: price * 1.1 } }),
  ({ dwelling }) => (dwelling === null ? {} : { dwellings: [dwelling] }),
  ({ neighbourhood, zipCode }) =>
    neighbourhood === null && zipCode === null
      ? {}
      : {
          localities: {
            neighbourhoods: neighbourhood === null ? [] : [neighbourhood],
            zipCodes: zipCode === null || neighbourhood !== null ? [] : [zipCode],
          },
        },
  ({ price }) => (price === null ? {} : { price: { from: price * 0.92, to: price * 1.05 } }),
];
