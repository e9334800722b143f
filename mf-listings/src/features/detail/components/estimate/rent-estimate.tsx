import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { LIMITS } from '../../estimate/move-in';
import type { PricedListing } from '../../priced-listing';
import { EstimateFrame } from './estimate-frame';
import styles from './estimate.module.css';
import { MoveInBreakdown } from './move-in-breakdown';
import { NumberField } from './number-field';

const RENT = { unit: 'dollars', min: 1, max: 1_000_000 } as const;

/** What it takes to move in, and the income that landlords want to see. */
export function RentEstimate({ listing }: { listing: PricedListing }) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const [rent, setRent] = useState<number | null>(listing.price);
  return (
    <EstimateFrame
      title={t('estimate.rent')}
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
