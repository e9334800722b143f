import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { usualIncomes } from '../../../../shared/estimate/income-rule';
import { NumberField } from '../../../../shared/estimate/number-field';
import type { PricedListing } from '../../api/listing-detail';
import { EstimateFrame } from './estimate-frame';
import styles from './estimate.module.css';

const RENT = { unit: 'dollars', min: 1, max: 1_000_000 } as const;

export function RentEstimate({ listing }: { listing: PricedListing }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const [rent, setRent] = useState<number | null>(listing.price);
  return (
    <EstimateFrame
      title={t('estimate.rent')}
      costsPath={`/listings/costs?rent=${listing.price}`}
      fields={
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{t('estimate.terms')}</legend>
          <NumberField
            label={t('estimate.fields.rent')}
            {...RENT}
            value={rent}
            onChange={setRent}
          />
        </fieldset>
      }
      result={rent === null ? null : <MoveInBreakdown rent={rent} />}
      assumptions={
        <>
          <li>{t('estimate.from.deposit')}</li>
          <li>{t('estimate.from.application', { limit: currency(LIMITS.application) })}</li>
          <li>{t('estimate.from.broker')}</li>
          <li>{t('estimate.from.income')}</li>
        </>
      }
    />
  );
}

function MoveInBreakdown({ rent }: { rent: number }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const { total, income, ...parts } = moveInEstimate(rent);
  return (
    <>
      <p className={styles.total}>
        {t('estimate.moveIn')} <output>{currency(total)}</output>
      </p>
      <dl className={styles.rows}>
        {(['firstMonth', 'deposit', 'application'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`estimate.parts.${part}`)}</dt>
            <dd>{currency(parts[part])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('estimate.income', { income: currency(income) })}</p>
    </>
  );
}

/** The limits of New York law on what a landlord may charge in advance. */
const LIMITS = {
  /** Months of rent as a deposit: General Obligations Law § 7-108. */
  deposit: 1,
  /** Dollars for background and credit checks: Real Property Law § 238-a. */
  application: 20,
};

/** The costs of moving in for a monthly rent, at the legal maximum, and the yearly income before tax. Whole dollars. */
export const moveInEstimate = (rent: number) => {
  const firstMonth = Math.round(rent);
  const deposit = firstMonth * LIMITS.deposit;
  return {
    firstMonth,
    deposit,
    application: LIMITS.application,
    total: firstMonth + deposit + LIMITS.application,
    income: usualIncomes(rent).income,
  };
};
