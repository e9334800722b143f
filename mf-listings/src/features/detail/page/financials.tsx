import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { defaultTerms } from '../../../shared/estimate/assumptions';
import { mortgageEstimate } from '../../../shared/estimate/mortgage';
import { Price } from '../../../shared/price';
import { isForSale, type ListingDetail, type ListingForSale } from '../api/listing-detail';
import { DetailCard } from '../../../shared/detail-section';
import styles from './financials.module.css';
import { PriceHistory } from './price-history';

export function Financials({ listing }: { listing: ListingDetail }) {
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
      {isForSale(listing) && <MonthlyCost listing={listing} />}
      <PriceHistory listing={listing} />
    </DetailCard>
  );
}

function MonthlyCost({ listing }: { listing: ListingForSale }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { total } = mortgageEstimate(defaultTerms(listing));
  return (
    <p className={styles.monthly}>
      <Link to="#estimate">{t('detail.monthly', { amount: currency(total) })}</Link>
    </p>
  );
}
