import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { defaultTerms, tenureOf } from '../../../shared/estimate/assumptions';
import type { CostFigures } from '../../../shared/estimate/cost-figures';
import { mortgageEstimate } from '../../../shared/estimate/mortgage';
import { Price } from '../../../shared/price';
import { isForSale, type ListingDetail, type PricedListing } from '../api/listing-detail';
import { DetailCard } from '../../../shared/detail-section';
import styles from './financials.module.css';
import { PriceHistory } from './price-history';

interface Props {
  listing: ListingDetail;
  /** Null omits the costs of a month. */
  figures: CostFigures | null;
}

export function Financials({ listing, figures }: Props) {
  const { t } = useTranslation();
  const isRental = listing.listing_type === 'rentals';
  return (
    <DetailCard id="financials" title={t('detail.financials')}>
      <dl className={styles.price}>
        <dt>{t('detail.price')}</dt>
        <dd>
          <Price dollars={listing.price} monthly={isRental} />
        </dd>
      </dl>
      {figures && isForSale(listing) && <MonthlyCost listing={listing} figures={figures} />}
      <PriceHistory listing={listing} />
    </DetailCard>
  );
}

function MonthlyCost({ listing, figures }: { listing: PricedListing; figures: CostFigures }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { price, type, area } = listing;
  const { total } = mortgageEstimate(
    defaultTerms({ price, tenure: tenureOf(type), area }, figures),
  );
  return (
    <p className={styles.monthly}>
      <Link to="#estimate">{t('detail.monthly', { amount: currency(total) })}</Link>
    </p>
  );
}
