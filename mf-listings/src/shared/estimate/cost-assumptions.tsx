import { useFormat, useTranslation } from '@phantom/mf-kit';
import { usualCosts, type Tenure } from './assumptions';
import type { CostFigures } from './cost-figures';

interface Props {
  figures: CostFigures;
  tenure: Tenure;
  /** Square feet. Null: the area is not stated. */
  area: number | null;
}

/** List items that state what an estimate begins with: each figure with its source and date. */
export function CostAssumptions({ figures, tenure, area }: Props) {
  const { t } = useTranslation();
  const { currency, number, date } = useFormat();
  const { charges, insurance, tax } = usualCosts(tenure, figures);
  const percent = (value: number) =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 3 });
  const taxText = {
    house: t('estimate.from.houseTax', {
      year: figures.houseTaxYear,
      rate: percent(figures.houseTaxRate),
      assessed: percent(figures.assessedShare),
    }),
    condo: t('estimate.from.condoTax', { tax: percent(tax) }),
    coop: t('estimate.from.coopTax'),
  };
  return (
    <>
      <li>
        {t('estimate.from.rate', {
          rate: percent(figures.mortgageRate),
          date: date(figures.mortgageRateDate),
        })}
        {figures.isRateOld && ` ${t('estimate.from.oldRate')}`}
      </li>
      <li>{taxText[tenure === 'land' ? 'house' : tenure]}</li>
      {charges > 0 && (
        <li>
          {t(`estimate.from.${area === null ? 'usualCharges' : 'charges'}`, {
            charges: number(charges, { style: 'currency', currency: 'USD' }),
            area: number(area ?? figures.usualArea),
          })}
        </li>
      )}
      {insurance > 0 && <li>{t('estimate.from.insurance', { insurance: currency(insurance) })}</li>}
    </>
  );
}
