import type { CostFigures } from '../../../../shared/estimate/cost-figures';
import { isForSale, isPriced, type ListingDetail } from '../../api/listing-detail';
import { MortgageEstimate } from './mortgage-estimate';
import { RentEstimate } from './rent-estimate';

interface Props {
  listing: ListingDetail;
  /** Null: none are published. */
  figures: CostFigures | null;
}

export function Estimate({ listing, figures }: Props) {
  if (isForSale(listing))
    return figures && <MortgageEstimate listing={listing} figures={figures} />;
  const isRental = listing.listing_type === 'rentals' && isPriced(listing);
  return isRental ? <RentEstimate listing={listing} /> : null;
}
