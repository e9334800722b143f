import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { LOAN_CHOICES, type Tenure } from '../../../../shared/estimate/assumptions';
import styles from './estimate.module.css';
import { downPaymentOf, type MortgageTerms } from '../../../../shared/estimate/mortgage';
import { NumberField } from '../../../../shared/estimate/number-field';
import { SelectField } from '../../../../shared/estimate/select-field';

interface Props {
  state: ReturnType<typeof useMortgageTerms>;
  tenure: Tenure;
}

const PRICE = { unit: 'dollars', min: 1, max: 1_000_000_000 } as const;
const SHARE = { unit: 'percent', min: 0, max: 100 } as const;
const RATE = { unit: 'percent', min: 0, max: 25 } as const;
const COSTS = { unit: 'dollars', min: 0, max: 1_000_000 } as const;

export function MortgageFields({ state, tenure }: Props) {
  const { t } = useTranslation();
  const { typed, set, price, setPrice, downDollars, setDownDollars } = state;
  const field = (name: 'downPayment' | 'rate' | 'tax' | 'charges' | 'insurance') => ({
    label: t(`estimate.fields.${name === 'charges' && tenure === 'coop' ? 'maintenance' : name}`),
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
      <NumberField {...RATE} {...field('rate')} />
      <NumberField
        label={t('estimate.fields.downDollars')}
        {...COSTS}
        max={price}
        value={downDollars}
        onChange={setDownDollars}
      />
      <NumberField {...SHARE} {...field('downPayment')} />
      <SelectField
        label={t('estimate.fields.years')}
        value={typed.years ?? undefined}
        options={LOAN_CHOICES.map((years) => ({
          value: years,
          label: t('detail.years', { count: years }),
        }))}
        onChange={set('years')}
      />
      <NumberField {...RATE} {...field('tax')} />
      <NumberField {...COSTS} {...field('charges')} />
      <NumberField {...COSTS} {...field('insurance')} />
    </fieldset>
  );
}

/** Terms while the visitor types. Null marks a field that is invalid. */
type Typed = { [Name in keyof MortgageTerms]: number | null };

/** The terms of a purchase. The down payment is stored as a percentage, so that it follows the price. */
export const useMortgageTerms = (usual: MortgageTerms) => {
  const [typed, setTyped] = useState<Typed>(usual);
  const set = (name: keyof MortgageTerms) => (value: number | null) =>
    setTyped((before) => ({ ...before, [name]: value }));
  // The base of the percentage while the price is invalid.
  const [lastPrice, setLastPrice] = useState(usual.price);
  const setPrice = (price: number | null) => {
    set('price')(price);
    if (price !== null) setLastPrice(price);
  };
  const price = typed.price ?? lastPrice;
  const setDownDollars = (dollars: number | null) =>
    set('downPayment')(dollars === null ? null : (dollars / price) * 100);
  const { downPayment } = typed;
  return {
    typed,
    set,
    setPrice,
    price,
    downDollars: downPayment === null ? null : downPaymentOf({ ...usual, price, downPayment }),
    setDownDollars,
    terms: isComplete(typed) ? typed : null,
  };
};

const isComplete = (typed: Typed): typed is MortgageTerms =>
  Object.values(typed).every((value) => value !== null);
