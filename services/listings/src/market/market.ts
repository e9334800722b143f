import type { Borough } from '../geography/borough.js';
import type { Offer } from '../listing/listing.entity.js';
import type { PropertySubType, StandardStatus } from '../reso/reso-listing.js';

/** What the feeds tell of the market as a whole: shares, means and spreads, and no single listing. */
export interface Market {
  /** The names that sets of amenities point at. */
  amenities: string[];
  segments: Segment[];
  /** The streets that homes stand on, by ZIP code. */
  streets: Record<string, StreetRow[]>;
  /** The share of homes with a viewing to come, which is the demo feed's: the feeds have none. */
  openHouseShare: number;
}

/** What is offered in one way in one borough. */
export interface Segment {
  offer: Offer;
  borough: Borough;
  county: string | null;
  /** How many of the feeds' listings; of all segments together, their shares. */
  homes: number;
  /** The share without a price. */
  unpriced: number;
  /** How far price and area of homes with the same rooms go together, 0 to 1. */
  correlation: number;
  kinds: Kind[];
  places: Place[];
  /** Sets of amenities, as positions in the market's list, with their listings; none where the feed tells none. */
  amenitySets: [amenities: number[], homes: number][];
  floors: Figures | null;
  buildingAges: Figures | null;
  minutesToSubway: Figures | null;
  /** The step that a price is rounded to, in dollars. */
  priceSteps: [step: number, homes: number][];
}

/** One kind of dwelling in a segment; null is unknown. */
export interface Kind {
  kind: PropertySubType | null;
  ownership: string | null;
  statuses: [status: StandardStatus, conditions: string | null, homes: number][];
  rooms: RoomsRow[];
}

/** Homes with the same rooms. Prices and areas are natural logarithms of dollars and square feet. */
export type RoomsRow = [
  bedrooms: number | null,
  bathrooms: number | null,
  homes: number,
  price: number,
  priceSpread: number,
  /** The share whose area is unknown. */
  unmeasured: number,
  area: number,
  areaSpread: number,
];

export interface Place {
  neighbourhood: string | null;
  city: string | null;
  /** Those that lie in it; none where the feed tells none and nobody else does. */
  zips: string[];
  /** What the place adds to the logarithm of a price. */
  factor: number;
  /** Listings of each of the segment's kinds, in their order. */
  homes: number[];
}

/** A street within a ZIP code: its middle there, and the hundreds (`200`) or the cross street (`88-`) of its numbers. */
export type StreetRow = [
  street: string,
  latitude: number,
  longitude: number,
  block: string,
  homes: number,
];

/** Values at equal steps from the least to the greatest, and the share that is unknown. */
export interface Figures {
  unknown: number;
  quantiles: number[];
}
