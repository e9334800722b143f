import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { Price } from '../../../shared/components/price';
import type { Listing } from '../api/get-listing';
import styles from './financials.module.css';

export function Financials({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="financials">
      <Card.Body>
        <h2 id="financials" className="h4">
          {t('detail.financials')}
        </h2>
        <dl className={styles.price}>
          <dt>{t('detail.price')}</dt>
          <dd>
            <Price dollars={listing.price} monthly={listing.listing_type === 'rentals'} />
          </dd>
        </dl>
      </Card.Body>
    </Card>
  );
}
