import { BOROUGHS } from '../../geography/borough.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import type { Market, Segment } from '../market.js';
import { bronxRentals } from './bronx-rentals.js';
import { countBy } from './group-by.js';
import { rounded } from './rounded.js';
import { learnSegment } from './segment.js';
import { streetsOf } from './streets.js';

/**
 * Describes the market that the feeds show.
 *
 * @param listings of all feeds, as the import takes them
 * @param viewings for each home of the demo feed, whether it has one
 */
export function learnMarket(
  listings: readonly ResoListing[],
  viewings: readonly boolean[],
): Market {
  const rentals = listings.filter(isRental);
  const sales = listings.filter((listing) => !isRental(listing));
  const amenities = countBy(
    rentals.flatMap((rental) => rental.Amenities),
    (name) => name,
  ).map(([name]) => name);

  const segments = BOROUGHS.flatMap((borough): Segment[] => {
    const [onSale, toRent] = [sales, rentals].map((all) => all.filter(isIn(borough))) as [
      ResoListing[],
      ResoListing[],
    ];
    return [
      ...(onSale.length > 0 ? [learnSegment('sale', borough, onSale, onSale, amenities)] : []),
      ...(toRent.length > 0 ? [learnSegment('rental', borough, toRent, onSale, amenities)] : []),
    ];
  });
  const notManhattan = rentals.filter((rental) => !isIn('manhattan')(rental));
  return {
    amenities,
    segments: [...segments, bronxRentals(notManhattan, sales.filter(isIn('bronx')), amenities)],
    streets: streetsOf(sales),
    openHouseShare: rounded(viewings.filter(Boolean).length / viewings.length, 3),
  };
}

const isRental = ({ PropertyType }: ResoListing) => PropertyType === 'Residential Lease';

const isIn =
  (borough: ResoListing['Borough']) =>
  ({ Borough }: ResoListing): boolean =>
    Borough === borough;
