import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { Price } from '../../../shared/components/price';
import type { Listing } from '../api/get-listing';
import { usualTerms } from '../estimate/assumptions';
import { mortgageEstimate } from '../estimate/mortgage';
import { isPriced, type PricedListing } from '../priced-listing';
import styles from './financials.module.css';
import { PriceHistory } from './price-history';

export function Financials({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const isRental = listing.listing_type === 'rentals';
  return (
    <Card as="section" aria-labelledby="financials">
      <Card.Body>
        <h2 id="financials" className="h4">
          {t('detail.financials')}
        </h2>
        <dl className={styles.price}>
          <dt>{t('detail.price')}</dt>
          <dd>
            <Price dollars={listing.price} monthly={isRental} />
          </dd>
        </dl>
        {isPriced(listing) && !isRental && <MonthlyCost listing={listing} />}
        <PriceHistory listing={listing} />
      </Card.Body>
    </Card>
  );
}

/** What it may cost a month, and the way to how that is reckoned. */
function MonthlyCost({ listing }: { listing: PricedListing }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { total } = mortgageEstimate(usualTerms(listing));
  return (
    <p className={styles.monthly}>
      <Link to="#estimate">{t('detail.monthly', { amount: currency(total) })}</Link>
    </p>
  );
}
