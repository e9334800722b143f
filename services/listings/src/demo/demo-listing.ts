import type { Borough } from '../geography/borough.js';
import type { PropertySubType, StandardStatus } from '../reso/reso-listing.js';

/** A home of the demo feed (`demo/listings.json`). What is not known of it is null. */
export interface DemoListing {
  /** Stable name, readable in a path: its picture is `homes/<key>`. */
  key: string;
  offer: 'sale' | 'rental';
  status: StandardStatus;
  kind: PropertySubType;
  ownership: string | null;
  furnished: 'Furnished' | 'Unfurnished' | null;
  /** US dollars; of a rental, a month. */
  price: number;
  /** 0 is a studio. */
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square feet. */
  area: number | null;
  lot_size: number | null;
  address: string;
  city: string;
  zip_code: string;
  borough: Borough;
  neighborhood: string | null;
  latitude: number;
  longitude: number;
  floor: number | null;
  building_age: number | null;
  minutes_to_subway: number | null;
  title: string;
  description: string;
  amenities: string[];
  /** Pictures of `demo/interiors.json` that may stand for its rooms. */
  interiors: string[];
  /** Relative to the day on which the demo data are loaded, so that it always lies ahead. */
  open_house: DemoOpenHouse | null;
  listed_days_ago: number;
  /** The fields above that no feed tells: made up for the demonstration. */
  synthetic: string[];
}

export interface DemoOpenHouse {
  /** 1 is the first weekend that begins after the day of loading. */
  weekend: number;
  day: 'Saturday' | 'Sunday';
  /** Local time in New York, `HH:MM`. */
  starts: string;
  ends: string;
}
