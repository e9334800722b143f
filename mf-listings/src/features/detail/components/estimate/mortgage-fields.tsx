import { useTranslation } from '@phantom/mf-kit';
import type { Tenure } from '../../estimate/assumptions';
import type { useMortgageTerms } from '../../hooks/use-mortgage-terms';
import styles from './estimate.module.css';
import { NumberField } from './number-field';
import { YearsField } from './years-field';

interface Props {
  state: ReturnType<typeof useMortgageTerms>;
  tenure: Tenure;
}

const PRICE = { unit: 'dollars', min: 1, max: 1_000_000_000 } as const;
const SHARE = { unit: 'percent', min: 0, max: 100 } as const;
const RATE = { unit: 'percent', min: 0, max: 25 } as const;
const COSTS = { unit: 'dollars', min: 0, max: 1_000_000 } as const;

/** What the visitor may change. */
export function MortgageFields({ state, tenure }: Props) {
  const { t } = useTranslation();
  const { typed, set, price, setPrice, downDollars, setDownDollars } = state;
  const field = (name: 'downPayment' | 'rate' | 'tax' | 'charges' | 'insurance') => ({
    value: typed[name],
    onChange: set(name),
  });
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{t('estimate.terms')}</legend>
      <NumberField
        label={t('estimate.fields.price')}
        {...PRICE}
        value={typed.price}
        onChange={setPrice}
      />
      <NumberField label={t('estimate.fields.rate')} {...RATE} {...field('rate')} />
      <NumberField
        label={t('estimate.fields.downDollars')}
        {...COSTS}
        max={price}
        value={downDollars}
        onChange={setDownDollars}
      />
      <NumberField label={t('estimate.fields.downPayment')} {...SHARE} {...field('downPayment')} />
      <YearsField value={typed.years} onChange={set('years')} />
      <NumberField label={t('estimate.fields.tax')} {...RATE} {...field('tax')} />
      <NumberField
        label={t(`estimate.fields.${tenure === 'coop' ? 'maintenance' : 'charges'}`)}
        {...COSTS}
        {...field('charges')}
      />
      <NumberField label={t('estimate.fields.insurance')} {...COSTS} {...field('insurance')} />
    </fieldset>
  );
}
