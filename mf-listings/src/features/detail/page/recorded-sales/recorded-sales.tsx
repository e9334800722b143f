import { useFormat } from '@phantom/mf-kit';
import { Card, Table } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { boroughKey, parseBorough } from '../../../../shared/listing-types';
import { NotStated } from '../../../../shared/not-stated';
import {
  MedianMark,
  MiddleHalfMark,
  PriceBar,
  type PriceRange,
} from '../../../../shared/price-bar/price-bar';
import type { ListingDetail, RecordedSales as Sales } from '../../api/listing-detail';
import { useRecordedSalesTexts } from './recorded-sales-texts';
import styles from './recorded-sales.module.css';

type Comparison = NonNullable<Sales['comparison']>;

interface Props {
  listing: ListingDetail;
  sales: Sales;
}

/** What homes like a listing were sold for, beside its own price, and the sales at its address. */
export function RecordedSales({ listing, sales }: Props) {
  const { t } = useRecordedSalesTexts();
  const { kinds, comparison, at_address: atAddress } = sales;
  return (
    <Card as="section" aria-labelledby="recorded-sales">
      <Card.Body className={styles.sales}>
        <h2 id="recorded-sales" className="h3">
          {t('title')}
        </h2>
        {comparison && <ComparedPrices comparison={comparison} kinds={kinds} listing={listing} />}
        {!comparison && kinds.length > 0 && <p>{t('tooFew')}</p>}
        {atAddress.length > 0 && <SalesAtAddress sales={atAddress} />}
        <p className={styles.note}>{t('source')}</p>
      </Card.Body>
    </Card>
  );
}

interface ComparedPricesProps {
  comparison: Comparison;
  kinds: Sales['kinds'];
  listing: ListingDetail;
}

function ComparedPrices({ comparison, kinds, listing }: ComparedPricesProps) {
  const { t, i18n } = useRecordedSalesTexts();
  const { currency } = useFormat();
  const { prices, area_name: areaName, first_year: first, last_year: last } = comparison;
  // A price of 0 counts as no price.
  const price = listing.price || null;
  const kindNames = kinds.map((kind) => t(`kinds.${kind}`));
  return (
    <>
      <p className={styles.range}>
        {t('range', { low: currency(prices.low), high: currency(prices.high) })}
      </p>
      <p>
        {t('basis', {
          count: prices.count,
          place:
            comparison.area === 'zip_code'
              ? t('zipCode', { zip: areaName })
              : t(`mf-listings:place.${boroughKey(parseBorough(areaName))}`),
          years: first === last ? first : `${first}–${last}`,
          kinds: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(kindNames),
        })}
      </p>
      <ComparedPricesBar prices={prices} price={price} />
      <Figures comparison={comparison} price={price} area={listing.area} />
      {price !== null && (
        <p className={styles.position}>
          {t(`position.${positionOf(price, prices)}`, { price: currency(price) })}
        </p>
      )}
      <p className={styles.note}>
        {!comparison.per_square_foot && `${t('noArea')} `}
        {t('note')}
      </p>
    </>
  );
}

const positionOf = (price: number, { low, high }: PriceRange) => {
  if (price < low) return 'below';
  return price > high ? 'above' : 'within';
};

interface ComparedPricesBarProps {
  prices: PriceRange;
  price: number | null;
}

/** Range, median and price of the home on one scale. */
function ComparedPricesBar({ prices, price }: ComparedPricesBarProps) {
  const { low, high } = prices;
  const margin = (high - low) / 2;
  const from = Math.min(low - margin, price ?? low);
  const span = Math.max(high + margin, price ?? high) - from;
  // The marks need room at both ends. A single price is drawn in the middle.
  const at = (dollars: number) => `${span === 0 ? 50 : 3 + (94 * (dollars - from)) / span}%`;
  return (
    <PriceBar prices={prices} at={at} height="2rem">
      {price !== null && <circle className={styles.home} cx={at(price)} cy="50%" r="8" />}
    </PriceBar>
  );
}

interface FiguresProps {
  comparison: Comparison;
  price: number | null;
  area: number | null;
}

function Figures({ comparison, price, area }: FiguresProps) {
  const { t } = useRecordedSalesTexts();
  const { currency, number } = useFormat();
  const { prices, per_square_foot: perSquareFoot } = comparison;
  const columns = [
    { name: t('mf-listings:detail.price'), range: prices, own: price },
    ...(perSquareFoot
      ? [{ name: t('perSquareFoot'), range: perSquareFoot, own: price && area && price / area }]
      : []),
  ];
  const cells = (valueOf: (column: (typeof columns)[number]) => string | null) =>
    columns.map((column) => <td key={column.name}>{valueOf(column) ?? <NotStated />}</td>);
  return (
    <Table className={styles.table}>
      <caption className="visually-hidden">{t('figures')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead name={t('middleHalf')} mark={<MiddleHalfMark x1="0" x2="100%" />} />
          {cells(({ range: { low, high } }) => `${currency(low)} – ${currency(high)}`)}
        </tr>
        <tr>
          <RowHead name={t('median')} mark={<MedianMark x1="50%" x2="50%" y1="0" y2="100%" />} />
          {cells(({ range: { median } }) => currency(median))}
        </tr>
        {price !== null && (
          <tr className={styles.own}>
            <RowHead
              name={t('thisHome')}
              mark={<circle className={styles.home} cx="50%" cy="50%" r="6" />}
            />
            {cells(({ own }) => (own ? currency(own) : null))}
          </tr>
        )}
        <tr>
          <th scope="row">{t('sales')}</th>
          {cells(({ range: { count } }) => number(count))}
        </tr>
      </tbody>
    </Table>
  );
}

/** Pixels until the stylesheet has loaded, which waits for the part to come near. An SVG without a size has 300. */
const UNSTYLED = { width: 20, height: 14 };

/** The name of a row, and how the bar marks it. */
function RowHead({ name, mark }: { name: string; mark: ReactNode }) {
  return (
    <th scope="row">
      <span className={styles.rowHead}>
        <svg fill="none" className={styles.key} {...UNSTYLED} aria-hidden="true">
          {mark}
        </svg>
        {name}
      </span>
    </th>
  );
}

/** Sales are matched to an address without its unit: those of a building are of all its homes. */
const KINDS_IN_BUILDINGS: readonly string[] = ['co-op', 'condo'];

function SalesAtAddress({ sales }: { sales: Sales['at_address'] }) {
  const { t } = useRecordedSalesTexts();
  const { currency, date } = useFormat();
  return (
    <>
      <Table className={styles.table}>
        <caption>{t('atAddress')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('soldOn')}</th>
            <th scope="col">{t('mf-listings:detail.facts.type')}</th>
            <th scope="col">{t('mf-listings:detail.price')}</th>
          </tr>
        </thead>
        <tbody>
          {sales.map(({ sold_on: soldOn, price, kind }, index) => (
            <tr key={`${soldOn} ${index}`}>
              <th scope="row">
                <time dateTime={soldOn}>{date(soldOn)}</time>
              </th>
              <td className={styles.kind}>{t(`kinds.${kind}`)}</td>
              <td>{currency(price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sales.some(({ kind }) => KINDS_IN_BUILDINGS.includes(kind)) && (
        <p className={styles.note}>{t('otherHomes')}</p>
      )}
    </>
  );
}
