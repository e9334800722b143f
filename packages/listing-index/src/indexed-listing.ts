/** A listing on the market, as the index reads it. Null is unknown. */
export interface IndexedListing {
  id: number;
  transactionType: 'sale' | 'rental';
  borough: string;
  neighbourhood: string | null;
  zipCode: string | null;
  /** As in addresses: `E 55th St`. */
  street: string | null;
  dwelling: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  amenities: readonly string[];
  /** What is within a walk, in names that filters use: `subway-10`. */
  nearby: readonly string[];
  /** The stations within a walk. */
  stations: readonly StationWalk[];
  /** US dollars; for a rental, per month. */
  price: number | null;
  /** Square feet. */
  area: number | null;
  /** Degrees, WGS84. */
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970, like all times in this package. */
  enteredAt: number;
  openHouses: readonly OpenHouseTime[];
  /** The texts in which the words of a search are looked up. */
  texts: readonly string[];
}

export interface StationWalk {
  /** The number of the station. */
  station: number;
  minutes: number;
}

export interface OpenHouseTime {
  startsAt: number;
  endsAt: number;
}

/** Kind and size. Many listings share one profile. */
export type Profile = Pick<IndexedListing, 'dwelling' | 'bedrooms' | 'bathrooms'>;

/** Location by name. Many listings share one locality. */
export type Locality = Pick<
  IndexedListing,
  'transactionType' | 'borough' | 'neighbourhood' | 'zipCode'
>;
