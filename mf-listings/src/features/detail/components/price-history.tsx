import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Table } from '@phantom/ui/on-demand';
import { priceChanges, type PriceChange } from '../price-changes';
import type { Listing } from '../api/get-listing';
import styles from './price-history.module.css';

/** Since when the home is listed, and how its price has changed. */
export function PriceHistory({ listing }: { listing: Listing }) {
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
