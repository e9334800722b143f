import type { Listing } from '../../api/get-listing';
import { isPriced } from '../../priced-listing';
import { MortgageEstimate } from './mortgage-estimate';
import { RentEstimate } from './rent-estimate';

/** What buying or renting the home may cost; nothing where its price is told on request. */
export function Estimate({ listing }: { listing: Listing }) {
  if (!isPriced(listing)) return null;
  return listing.listing_type === 'rentals' ? (
    <RentEstimate listing={listing} />
  ) : (
    <MortgageEstimate listing={listing} />
  );
}
