import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Table } from '@phantom/ui/on-demand';
import { defaultTerms } from '../../../shared/estimate/assumptions';
import { mortgageEstimate } from '../../../shared/estimate/mortgage';
import { Price } from '../../../shared/price';
import { isForSale, type ListingDetail, type ListingForSale } from '../api/listing-detail';
import { DetailCard } from '../../../shared/detail-section';
import styles from './financials.module.css';

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

function PriceHistory({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation();
  const { currency, date } = useFormat();
  const changes = priceChanges(listing.price_history);
  return (
    <>
      <p className={styles.listed}>
        {t('detail.listed')} <time dateTime={listing.listed_at}>{date(listing.listed_at)}</time>
      </p>
      {changes.length > 1 && (
        <Table className={styles.table}>
          <caption>{t('detail.priceHistory.title')}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('detail.priceHistory.since')}</th>
              <th scope="col">{t('detail.price')}</th>
              <th scope="col">{t('detail.priceHistory.change')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((entry) => (
              <tr key={entry.since}>
                <th scope="row">
                  <time dateTime={entry.since}>{date(entry.since)}</time>
                </th>
                <td>{currency(entry.price)}</td>
                <td>
                  <Change {...entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

function Change({ change }: PriceChange) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!change) return <span className={styles.first}>{t('detail.priceHistory.first')}</span>;
  const signed = { signDisplay: 'exceptZero' } as const;
  return (
    <span className={change.dollars < 0 ? styles.less : undefined}>
      {number(change.dollars, {
        ...signed,
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
      })}{' '}
      <small>
        ({number(change.share, { ...signed, style: 'percent', maximumFractionDigits: 1 })})
      </small>
    </span>
  );
}

type PastPrice = ListingDetail['price_history'][number];

interface PriceChange extends PastPrice {
  /** Null for the first price. */
  change: { dollars: number; share: number } | null;
}

/** The change of each price against the one before. Newest first, as in the response. Unchanged prices are omitted. */
export const priceChanges = (history: PastPrice[]): PriceChange[] =>
  history.flatMap(({ price, since }, index) => {
    const before = history[index + 1]?.price;
    if (before === price) return [];
    const change = before ? { dollars: price - before, share: price / before - 1 } : null;
    return [{ price, since, change }];
  });
