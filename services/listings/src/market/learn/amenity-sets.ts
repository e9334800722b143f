import type { ResoListing } from '../../reso/reso-listing.js';
import type { Segment } from '../market.js';
import { countBy } from './group-by.js';

/** Which amenities come together, as positions among the names; none when no listing tells of any. */
export function amenitySets(
  listings: readonly ResoListing[],
  names: readonly string[],
): Segment['amenitySets'] {
  if (listings.every(({ Amenities }) => Amenities.length === 0)) return [];
  const counted = countBy(listings, ({ Amenities }) =>
    JSON.stringify(Amenities.map((name) => names.indexOf(name))),
  );
  return counted.map(([key, homes]) => [JSON.parse(key) as number[], homes]);
}
