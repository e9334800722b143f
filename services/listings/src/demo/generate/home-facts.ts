import type { DemoListing } from '../demo-listing.js';

/** What titles and descriptions are made of. */
export type HomeFacts = Pick<
  DemoListing,
  | 'key'
  | 'offer'
  | 'kind'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'floor'
  | 'minutes_to_subway'
  | 'amenities'
  | 'furnished'
> & {
  /** In full: `East 55th Street`. */
  street: string;
  /** The neighborhood, else the borough. */
  place: string;
  /** The same after its preposition: `on the Upper East Side`. */
  where: string;
  /** A sentence about the neighborhood. */
  about: string | null;
};
