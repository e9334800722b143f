import type { ResoListing } from '../../reso/reso-listing.js';
import type { Kind, RoomsRow } from '../market.js';
import { countBy, groupBy } from './group-by.js';
import { GroupMeans } from './group-means.js';
import { cautiousMean, cautiousSpread, correlationOf } from './log-fit.js';
import { rounded } from './rounded.js';

/** What rooms and place tell of prices and areas in a segment. */
export interface RoomsFit {
  kinds: Kind[];
  correlation: number;
  /** What the place of a listing adds to the logarithm of its price. */
  factorOf: (listing: ResoListing) => number;
}

const roomsOf = ({ PropertySubType, BedroomsTotal, BathroomsTotalDecimal }: ResoListing) =>
  JSON.stringify([PropertySubType, BedroomsTotal, BathroomsTotalDecimal]);

const price = ({ ListPrice }: ResoListing) => logarithm(ListPrice);
const area = ({ LivingArea }: ResoListing) => logarithm(LivingArea);

function logarithm(value: number | null): number | null {
  return value === null ? null : Math.log(value);
}

/** Fits prices to rooms, what that leaves to places, and the rest to rooms again. */
export function fitRooms(
  listings: readonly ResoListing[],
  placeOf: (listing: ResoListing) => string,
): RoomsFit {
  const byRooms = new GroupMeans(listings, roomsOf, price);
  const byPlace = new GroupMeans(listings, placeOf, (home) => byRooms.rest(home), cautiousMean);
  const prices = new GroupMeans(listings, roomsOf, (home) => without(home, byPlace));
  const areas = new GroupMeans(listings, roomsOf, area);
  const kinds = [...groupBy(listings, ({ PropertySubType }) => PropertySubType)];
  return {
    kinds: kinds.map(([kind, group]) => ({
      kind,
      ownership: group[0]?.Ownership ?? null,
      statuses: statusesOf(group),
      rooms: [...groupBy(group, roomsOf).values()].map((same) => rowOf(same, prices, areas)),
    })),
    correlation: rounded(correlationOf(pairsOf(listings, prices, areas)), 3),
    factorOf: (listing) => rounded(byPlace.expected(listing), 3),
  };
}

function without(home: ResoListing, places: GroupMeans<ResoListing>): number | null {
  const value = price(home);
  return value === null ? null : value - places.expected(home);
}

type Means = GroupMeans<ResoListing>;

function rowOf(same: readonly ResoListing[], prices: Means, areas: Means): RoomsRow {
  const [home] = same as [ResoListing];
  const unmeasured = same.filter(({ LivingArea }) => LivingArea === null).length / same.length;
  const spread = (means: Means) => rounded(cautiousSpread(means.rests(same), means.spread), 3);
  return [
    home.BedroomsTotal,
    home.BathroomsTotalDecimal,
    same.length,
    rounded(prices.expected(home), 3),
    spread(prices),
    rounded(unmeasured, 3),
    rounded(areas.expected(home), 3),
    spread(areas),
  ];
}

function pairsOf(listings: readonly ResoListing[], prices: Means, areas: Means) {
  return listings.flatMap((home) => {
    const [ofPrice, ofArea] = [prices.rest(home), areas.rest(home)];
    return ofPrice === null || ofArea === null ? [] : [[ofPrice, ofArea] as const];
  });
}

function statusesOf(listings: readonly ResoListing[]): Kind['statuses'] {
  const counted = countBy(listings, ({ StandardStatus, SpecialListingConditions }) =>
    JSON.stringify([StandardStatus, SpecialListingConditions]),
  );
  return counted.map(([key, homes]) => {
    const [status, conditions] = JSON.parse(key) as [ResoListing['StandardStatus'], string | null];
    return [status, conditions, homes];
  });
}
