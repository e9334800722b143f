import type { Borough } from '../geography/borough.js';
import type { DwellingName } from '../listing/dwelling.js';
import type { Offer } from '../listing/listing.entity.js';

/** A home that is offered, as the index takes it in. Null is unknown. */
export interface Home {
  id: number;
  offer: Offer;
  borough: Borough;
  neighbourhood: string | null;
  zipCode: string | null;
  /** As it stands in addresses, `E 55th St`. */
  street: string | null;
  dwelling: DwellingName | null;
  bedrooms: number | null;
  bathrooms: number | null;
  amenities: readonly string[];
  /** US dollars; of a rental, a month. */
  price: number | null;
  /** Square feet. */
  area: number | null;
  /** Degrees, WGS84. */
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970, as all times here. */
  enteredAt: number;
  openHouses: readonly OpenHouseTime[];
  /** Where the words of a search are looked for. */
  texts: readonly string[];
}

export interface OpenHouseTime {
  startsAt: number;
  endsAt: number;
}

/** What kind of home it is. Homes have few kinds between them. */
export type Profile = Pick<Home, 'dwelling' | 'bedrooms' | 'bathrooms'>;

/** Where it is, as names go. */
export type Place = Pick<Home, 'offer' | 'borough' | 'neighbourhood' | 'zipCode'>;
