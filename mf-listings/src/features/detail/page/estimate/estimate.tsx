import { isForSale, isPriced, type ListingDetail } from '../../api/listing-detail';
import { MortgageEstimate } from './mortgage-estimate';
import { RentEstimate } from './rent-estimate';

export function Estimate({ listing }: { listing: ListingDetail }) {
  if (isForSale(listing)) return <MortgageEstimate listing={listing} />;
  const isRental = listing.listing_type === 'rentals' && isPriced(listing);
  return isRental ? <RentEstimate listing={listing} /> : null;
}
