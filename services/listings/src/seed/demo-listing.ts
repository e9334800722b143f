import type { Borough } from '../common/borough.js';
import type { PropertySubType, StandardStatus } from '../common/reso.js';

/** A listing of the demo feed (`demo/listings.json`). Null is unknown. */
export interface DemoListing {
  /** A stable name that can be part of a path: the picture is `homes/<key>`. */
  key: string;
  offer: 'sale' | 'rental';
  status: StandardStatus;
  kind: PropertySubType;
  ownership: string | null;
  furnished: 'Furnished' | 'Unfurnished' | null;
  /** US dollars; for a rental, per month. */
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
  /** Pictures in `demo/interiors.json` that illustrate the rooms. */
  interiors: string[];
  /** Relative to the day of seeding, so that it is always upcoming. */
  open_house: DemoOpenHouse | null;
  listed_days_ago: number;
  /** The fields above that are not in a feed, but made up for the demo. */
  synthetic: string[];
}

export interface DemoOpenHouse {
  /** 1 is the first weekend that begins after the day of seeding. */
  weekend: number;
  day: 'Saturday' | 'Sunday';
  /** Local time in New York, `HH:MM`. */
  starts: string;
  ends: string;
}
