import { useFormat } from '@phantom/mf-kit';
import { BarChart } from './bar-chart';
import type { NeighbourhoodData } from './loader';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import { Missing, PriceTable } from './price-table';

type Quarter = NonNullable<NeighbourhoodData['sales']>['quarters'][number];

const QUARTERS = [1, 2, 3, 4];
/** A phone has room for the numbers of so many bars. */
const MOST_BARS = 12;

/** How the demand changed: homes sold in each quarter, as bars and as a table. */
export function SoldByQuarter({ quarters }: { quarters: readonly Quarter[] }) {
  const { t, i18n } = useNeighbourhoodTexts();
  const { number } = useFormat();
  const [first, last] = [quarters[0], quarters.at(-1)];
  if (!first || !last || first.year === last.year) return null;
  const years = Array.from({ length: last.year - first.year + 1 }, (_, at) => first.year + at);
  const orderOf = (year: number, quarter: number) => QUARTERS.length * year + quarter;
  const begin = orderOf(first.year, first.quarter);
  const end = orderOf(last.year, last.quarter);
  const countIn = (year: number, quarter: number) => {
    const order = orderOf(year, quarter);
    // The records of the city may begin later, or not go on.
    if (order < begin || order > end) return null;
    return quarters.find((each) => orderOf(each.year, each.quarter) === order)?.count ?? 0;
  };
  return (
    <>
      <BarChart
        groups={years.slice(-MOST_BARS / QUARTERS.length).map((year) => ({
          name: String(year),
          values: QUARTERS.map((quarter) => countIn(year, quarter)),
        }))}
      />
      <PriceTable
        caption={t('sold.byQuarter')}
        columns={[t('sold.year'), ...QUARTERS.map((quarter) => monthsOf(quarter, i18n.language))]}
        rows={years.map((year) => ({
          name: String(year),
          cells: QUARTERS.map((quarter) => {
            const count = countIn(year, quarter);
            return count === null ? (
              <Missing key={quarter} why={t('sold.noRecords')} />
            ) : (
              number(count)
            );
          }),
        }))}
      />
    </>
  );
}

/** Not `formatRange`, whose spaces differ between the server and some browsers. */
const monthsOf = (quarter: number, language: string): string => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return [3 * quarter - 3, 3 * quarter - 1].map((month) => format(Date.UTC(2000, month))).join('–');
};
