import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Table } from '@phantom/ui/on-demand';
import type { ListingDetail } from '../api/listing-detail';
import styles from './price-history.module.css';

/** When a home came to the market, and how its price changed since. */
export function PriceHistory({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation();
  const { currency, date } = useFormat();
  const changes = priceChanges(listing.price_history);
  return (
    <>
      <p className={styles.listed}>
        {t('detail.listed')} <time dateTime={listing.listed_at}>{date(listing.listed_at)}</time>
      </p>
      {changes.length > 1 && <PriceSteps changes={changes} />}
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

/** Part of the width for the time since the last change. */
const NOW = 0.15;

/** The price over time. It is decorative: the table has the same values. */
function PriceSteps({ changes }: { changes: readonly PriceChange[] }) {
  const steps = changes
    .map(({ since, price }) => ({ at: Date.parse(since), price }))
    .toSorted((one, other) => one.at - other.at);
  const [begin, end] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0];
  const prices = steps.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (at: number) => (100 * (1 - NOW) * (at - begin)) / Math.max(1, end - begin);
  const y = (price: number) => (100 * (high - price)) / (high - low);
  const path = steps.map(({ at, price }, index) =>
    index === 0 ? `M0,${y(price)}` : `H${x(at)}V${y(price)}`,
  );
  return (
    <svg
      className={styles.steps}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={`${path.join('')}H100`} />
    </svg>
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
