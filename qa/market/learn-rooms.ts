import type { ResoListing } from '@phantom/listings-service';
import type { Kind, RoomsRow } from './market.js';
import {
  cautiousMean,
  cautiousSpread,
  correlationOf,
  countBy,
  groupBy,
  mean,
  rounded,
  spreadOf,
} from './statistics.js';

/** How rooms and location determine prices and areas in a segment. */
interface RoomsFit {
  kinds: Kind[];
  correlation: number;
  /** What the location of a listing adds to the logarithm of its price. */
  factorOf: (listing: ResoListing) => number;
}

const roomsOf = ({ PropertySubType, BedroomsTotal, BathroomsTotalDecimal }: ResoListing) =>
  JSON.stringify([PropertySubType, BedroomsTotal, BathroomsTotalDecimal]);

const price = ({ ListPrice }: ResoListing) => logarithm(ListPrice);
const area = ({ LivingArea }: ResoListing) => logarithm(LivingArea);

function logarithm(value: number | null): number | null {
  return value === null ? null : Math.log(value);
}

/** Fits prices to rooms, the residuals to locations, and the rest to rooms again. */
export function fitRooms(
  listings: readonly ResoListing[],
  placeOf: (listing: ResoListing) => string,
): RoomsFit {
  const byRooms = new GroupMeans(listings, roomsOf, price);
  const byPlace = new GroupMeans(
    listings,
    placeOf,
    (listing) => byRooms.rest(listing),
    cautiousMean,
  );
  const prices = new GroupMeans(listings, roomsOf, (listing) => without(listing, byPlace));
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

function without(listing: ResoListing, places: GroupMeans<ResoListing>): number | null {
  const value = price(listing);
  return value === null ? null : value - places.expected(listing);
}

type Means = GroupMeans<ResoListing>;

function rowOf(same: readonly ResoListing[], prices: Means, areas: Means): RoomsRow {
  const [listing] = same as [ResoListing];
  const unmeasured = same.filter(({ LivingArea }) => LivingArea === null).length / same.length;
  const spread = (means: Means) => rounded(cautiousSpread(means.rests(same), means.spread), 3);
  return [
    listing.BedroomsTotal,
    listing.BathroomsTotalDecimal,
    same.length,
    rounded(prices.expected(listing), 3),
    spread(prices),
    rounded(unmeasured, 3),
    rounded(areas.expected(listing), 3),
    spread(areas),
  ];
}

function pairsOf(listings: readonly ResoListing[], prices: Means, areas: Means) {
  return listings.flatMap((listing) => {
    const [ofPrice, ofArea] = [prices.rest(listing), areas.rest(listing)];
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

type Value<Item> = (item: Item) => number | null;

/** The mean of each group, and the residuals. */
class GroupMeans<Item> {
  private readonly means: Map<string, number>;
  private readonly ofAll: number;
  /** The standard deviation of the residuals. */
  readonly spread: number;

  /** @param meanOfGroup receives the known values, at least one */
  constructor(
    items: readonly Item[],
    private readonly groupOf: (item: Item) => string,
    private readonly valueOf: Value<Item>,
    meanOfGroup: (values: readonly number[]) => number = mean,
  ) {
    const known = items.filter((item) => valueOf(item) !== null);
    this.ofAll = mean(this.values(known));
    this.means = new Map(
      [...groupBy(known, groupOf)].map(([key, group]) => [key, meanOfGroup(this.values(group))]),
    );
    this.spread = spreadOf(this.rests(items));
  }

  /** The mean of the group, or of all items if the group has no values. */
  expected(item: Item): number {
    return this.means.get(this.groupOf(item)) ?? this.ofAll;
  }

  /** The residual. Null when the value is unknown. */
  rest(item: Item): number | null {
    const value = this.valueOf(item);
    return value === null ? null : value - this.expected(item);
  }

  rests(items: readonly Item[]): number[] {
    return items.map((item) => this.rest(item)).filter((rest) => rest !== null);
  }

  private values(items: readonly Item[]): number[] {
    return items.map(this.valueOf).filter((value) => value !== null);
  }
}
