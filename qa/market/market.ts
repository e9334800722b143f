import type { Borough } from '@phantom/listings-service';
import type { PropertySubType, StandardStatus } from '@phantom/listings-service';
import type { TransactionType } from '@phantom/listings-service';

/** A model of the market in the feeds: shares, means and standard deviations, but no single listing. */
export interface Market {
  /** The names to which the combinations of amenities refer. */
  amenities: string[];
  segments: Segment[];
  /** Streets by ZIP code. */
  streets: Record<string, StreetRow[]>;
  /** The share of listings with an upcoming open house. It comes from the demo feed: the feeds have none. */
  openHouseShare: number;
}

/** One transaction type in one borough. */
export interface Segment {
  offer: TransactionType;
  borough: Borough;
  county: string | null;
  /** Number of listings in the feeds. Its proportion to all segments is the share of the segment. */
  homes: number;
  /** The share without a price. */
  unpriced: number;
  /** The correlation of price and area among listings with the same rooms, from 0 to 1. */
  correlation: number;
  kinds: Kind[];
  places: Place[];
  /**
   * Combinations of amenities, as positions in the list of the market, with their numbers. Empty where the feed has
   * none.
   */
  amenitySets: [amenities: number[], homes: number][];
  floors: Figures | null;
  buildingAges: Figures | null;
  minutesToSubway: Figures | null;
  /** The steps to which prices are rounded, in dollars. */
  priceSteps: [step: number, homes: number][];
}

/** One kind of dwelling in a segment. Null is unknown. */
export interface Kind {
  kind: PropertySubType | null;
  ownership: string | null;
  statuses: [status: StandardStatus, conditions: string | null, homes: number][];
  rooms: RoomsRow[];
}

/** Listings with the same rooms. Prices and areas are natural logarithms of dollars and square feet. */
export type RoomsRow = [
  bedrooms: number | null,
  bathrooms: number | null,
  homes: number,
  price: number,
  priceSpread: number,
  /** The share with an unknown area. */
  unmeasured: number,
  area: number,
  areaSpread: number,
];

export interface Place {
  neighbourhood: string | null;
  city: string | null;
  /** Empty where no source has them. */
  zips: string[];
  /** What the location adds to the logarithm of a price. */
  factor: number;
  /** Number of listings of each kind of the segment, in their order. */
  homes: number[];
}

/**
 * A street within a ZIP code: its middle, and the hundreds (`200`) or the cross street (`88-`) of its house numbers.
 */
export type StreetRow = [
  street: string,
  latitude: number,
  longitude: number,
  block: string,
  homes: number,
];

/** Quantiles at equal steps from the minimum to the maximum, and the share of unknown values. */
export interface Figures {
  unknown: number;
  quantiles: number[];
}
