import { useFormat, useTranslation } from '@phantom/mf-kit';
import { COSTS, HOUSE_ASSESSED, USUAL_AREA, type Tenure } from '../../estimate/assumptions';
import type { PricedListing } from '../../priced-listing';

interface Props {
  listing: PricedListing;
  tenure: Tenure;
}

/** From where the terms are that a mortgage estimate begins with. */
export function MortgageAssumptions({ listing, tenure }: Props) {
  const { t } = useTranslation();
  const { currency, number, date } = useFormat();
  const { figures } = listing;
  const { charges, insurance, tax } = COSTS[tenure];
  const percent = (value: number) =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 3 });
  const area = number(listing.area ?? USUAL_AREA);
  const taxText = {
    house: t('estimate.from.houseTax', {
      year: figures.house_tax_year,
      rate: percent(figures.house_tax_rate),
      assessed: percent(HOUSE_ASSESSED),
    }),
    condo: t('estimate.from.condoTax', { tax: percent(tax ?? 0) }),
    coop: t('estimate.from.coopTax'),
  };
  return (
    <>
      <li>
        {t('estimate.from.rate', {
          rate: percent(figures.mortgage_rate),
          date: date(figures.mortgage_rate_date),
        })}
        {figures.isRateOld && ` ${t('estimate.from.oldRate')}`}
      </li>
      <li>{taxText[tenure === 'land' ? 'house' : tenure]}</li>
      {charges > 0 && (
        <li>
          {t(`estimate.from.${listing.area === null ? 'usualCharges' : 'charges'}`, {
            charges: number(charges, { style: 'currency', currency: 'USD' }),
            area,
          })}
        </li>
      )}
      {insurance > 0 && <li>{t('estimate.from.insurance', { insurance: currency(insurance) })}</li>}
      <li>
        {t(`estimate.from.${tenure === 'coop' ? 'closingCoop' : 'closing'}`, {
          limit: currency(1_000_000),
        })}
      </li>
    </>
  );
}
