import type { ListingDetail } from '../../api/listing-detail';
import { isPriced } from './assumptions';
import { MortgageEstimate } from './mortgage-estimate';
import { RentEstimate } from './rent-estimate';

export function Estimate({ listing }: { listing: ListingDetail }) {
  if (!isPriced(listing)) return null;
  return listing.listing_type === 'rentals' ? (
    <RentEstimate listing={listing} />
  ) : (
    <MortgageEstimate listing={listing} />
  );
}
