import { useFormat } from '@phantom/mf-kit';
import type { NeighbourhoodData } from './loader';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import styles from './neighbourhood-section.module.css';
import { PriceChart } from './price-chart';
import { Missing, PriceTable } from './price-table';
import { SoldByQuarter } from './sold-by-quarter';

type Sales = NonNullable<NeighbourhoodData['sales']>;

/** What homes were sold for, by the records of the city. */
export function SoldPrices({ sales }: { sales: NeighbourhoodData['sales'] }) {
  const { t, i18n } = useNeighbourhoodTexts();
  return (
    <section className={styles.section} aria-labelledby="sold">
      <h2 id="sold" className="h3">
        {t('sold.title')}
      </h2>
      {sales ? (
        <>
          <p>
            {t('sold.basis', {
              count: sales.kinds.reduce((sum, { count }) => sum + count, 0),
              years: yearsOf(sales),
              areas: new Intl.ListFormat(i18n.language).format(sales.areas),
            })}
          </p>
          <PriceChart
            rows={sales.kinds.map(({ kind, prices }) => ({ name: t(`kinds.${kind}`), prices }))}
          />
          <ByKind sales={sales} />
          <div className={styles.pair}>
            <ByYear sales={sales} />
            <ByZipCode sales={sales} />
          </div>
          <SoldByQuarter quarters={sales.quarters} />
          <p className={styles.note}>
            {t('sold.note')} {t('sold.source')}
          </p>
        </>
      ) : (
        <p>{t('sold.none')}</p>
      )}
    </section>
  );
}

export const yearsOf = ({ first_year: first, last_year: last }: Sales) =>
  first === last ? String(first) : `${first}–${last}`;

function ByKind({ sales: { kinds } }: { sales: Sales }) {
  const { t } = useNeighbourhoodTexts();
  const { currency } = useFormat();
  return (
    <PriceTable
      caption={t('sold.byKind')}
      columns={[t('sold.kind'), t('median'), t('middleHalf'), t('perSquareFoot')]}
      rows={kinds.map(({ kind, count, prices, per_square_foot: perSquareFoot }) => ({
        name: t(`kinds.${kind}`),
        cells: [
          medianCell(prices ?? { count, median: null }),
          prices && `${currency(prices.low)} – ${currency(prices.high)}`,
          perSquareFoot && medianCell(perSquareFoot),
        ],
      }))}
    />
  );
}

function ByYear({ sales: { kinds, first_year: first, last_year: last } }: { sales: Sales }) {
  const { t } = useNeighbourhoodTexts();
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <PriceTable
      caption={t('sold.byYear')}
      columns={[t('sold.kind'), ...years.map(String)]}
      rows={kinds.map(({ kind, years: known }) => ({
        name: t(`kinds.${kind}`),
        cells: years.map((year) => medianCell(known.find((each) => each.year === year))),
      }))}
    />
  );
}

/** ZIP codes without a median are left out: most of them are errors of the records. */
function ByZipCode({ sales: { kinds } }: { sales: Sales }) {
  const { t } = useNeighbourhoodTexts();
  const zipCodes = kinds
    .flatMap((each) => each.zip_codes)
    .filter(({ median }) => median !== null)
    .map(({ zip_code: zip }) => zip);
  const shown = [...new Set(zipCodes)].sort();
  if (shown.length < 2) return null;
  return (
    <PriceTable
      isWide
      caption={t('sold.byZipCode')}
      columns={[t('sold.zipCode'), ...kinds.map(({ kind }) => t(`kinds.${kind}`))]}
      rows={shown.map((zip) => ({
        name: zip,
        cells: kinds.map(({ zip_codes: known }) =>
          medianCell(known.find((each) => each.zip_code === zip)),
        ),
      }))}
    />
  );
}

interface MedianProps {
  /** The sales that it rests on. */
  count: number;
  median: number | null;
}

const medianCell = (median: MedianProps | undefined) => median && <Median {...median} />;

function Median({ count, median }: MedianProps) {
  const { currency, number } = useFormat();
  return (
    <>
      {median === null ? <Missing /> : currency(median)}{' '}
      <small className={styles.count}>({number(count)})</small>
    </>
  );
}
