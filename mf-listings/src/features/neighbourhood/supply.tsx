import { useFormat } from '@phantom/mf-kit';
import type { NeighbourhoodData } from './loader';
import styles from './neighbourhood-section.module.css';
import { useNeighbourhoodTexts } from './neighbourhood-texts';
import { PriceChart } from './price-chart';
import { PriceTable } from './price-table';
import { SupplyByMonth } from './supply-by-month';

type SupplyOfType = NeighbourhoodData['supply'][number];
type AskingPrices = SupplyOfType['asking_prices'][number];

/** What the homes on the market cost. */
export function Supply({ page: { supply, neighbourhood } }: { page: NeighbourhoodData }) {
  const { t } = useNeighbourhoodTexts();
  const hasMonths = supply.some(({ months }) => months.length > 1);
  return (
    <section className={styles.section} aria-labelledby="supply">
      <h2 id="supply" className="h3">
        {t('supply.title')}
      </h2>
      {supply.map((type) => (
        <SupplyTable key={type.listing_type} type={type} />
      ))}
      {supply.length > 0 ? (
        <p className={styles.note}>
          {t('supply.note')} {hasMonths && t('supply.byMonth.note')}
        </p>
      ) : (
        <p>{t('supply.none', { name: neighbourhood.name })}</p>
      )}
    </section>
  );
}

function SupplyTable({ type }: { type: SupplyOfType }) {
  const { t } = useNeighbourhoodTexts();
  const { currency, number } = useFormat();
  const nameOf = ({ bedrooms, or_more: orMore }: AskingPrices) => {
    if (bedrooms === null) return t('supply.any');
    return orMore
      ? t('supply.orMore', { bedrooms })
      : t('mf-listings:home.bedrooms', { count: bedrooms });
  };
  const rows = type.asking_prices.map((row) => ({ ...row, name: nameOf(row) }));
  return (
    <>
      <PriceChart rows={rows} />
      <PriceTable
        caption={t(`supply.${type.listing_type}`)}
        columns={[t('supply.bedrooms'), t('supply.homes'), t('median'), t('middleHalf')]}
        rows={rows.map(({ name, homes, prices }) => ({
          name,
          cells: [
            number(homes),
            prices && currency(prices.median),
            prices && `${currency(prices.low)} – ${currency(prices.high)}`,
          ],
        }))}
      />
      <SupplyByMonth type={type} />
    </>
  );
}
