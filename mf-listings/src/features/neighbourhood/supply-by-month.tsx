import { useFormat } from '@phantom/mf-kit';
import { BarChart } from './bar-chart';
import type { NeighbourhoodData } from './loader';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import { Missing, PriceTable } from './price-table';

/** Fewer bars show nothing that the table does not. */
const LEAST_BARS = 4;

/** How supply and demand changed: homes on the market, new and gone in each month, as bars and as a table. */
export function SupplyByMonth({ type }: { type: NeighbourhoodData['supply'][number] }) {
  const { t, i18n } = useNeighbourhoodTexts();
  const { number } = useFormat();
  const { months, listing_type: listingType } = type;
  if (months.length < 2) return null;
  const nameOf = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(
      new Date(`${month}-15`),
    );
  return (
    <>
      {months.length >= LEAST_BARS && (
        <BarChart
          groups={months.map(({ month, homes }) => ({
            name: nameOf(month, { month: 'narrow' }),
            values: [homes],
          }))}
        />
      )}
      <PriceTable
        isWide
        caption={t(`supply.byMonth.${listingType}`)}
        columns={(['month', 'homes', 'new', 'gone', 'days'] as const).map((name) =>
          t(`supply.byMonth.${name}`),
        )}
        rows={months.map((each) => ({
          name: nameOf(each.month, { month: 'short', year: 'numeric' }),
          cells: [
            number(each.homes),
            number(each.new_homes),
            number(each.gone),
            each.days_on_market === null ? (
              <Missing key="days" why={t('supply.byMonth.tooFew')} />
            ) : (
              number(each.days_on_market)
            ),
          ],
        }))}
      />
    </>
  );
}
