import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { FaultNote } from './fault-note';
import type { FilterFieldsProps } from './filter-fields-props';
import styles from './filter-form.module.css';
import { countBetween, stepsWith } from './room-steps';
import { StepChoice } from './step-choice';

const MOST_BEDROOMS = [0, 1, 2, 3, 4];
const FEWEST_BEDROOMS = [1, 2, 3, 4, 5];
const BATHROOMS = [1, 2, 3, 4];
/** From which count on the service counts rooms together. */
const CAPS = { bedrooms: 5, bathrooms: 4 };

/** How many rooms, at least and at most, with the homes that each step would leave. */
export function RoomFields({ base, search, faults, facets }: FilterFieldsProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { min_bedrooms: min, max_bedrooms: max } = search;
  const bedrooms = (count: number) => (count === 0 ? t('home.bedrooms', { count }) : `${count}`);
  const from = stepsWith(FEWEST_BEDROOMS, base.min_bedrooms).map((step) => ({
    value: step,
    label: step === 0 ? bedrooms(step) : `${step}+`,
    count: facets && countBetween(facets.bedrooms, CAPS.bedrooms, step, max),
  }));
  const to = stepsWith(MOST_BEDROOMS, base.max_bedrooms).map((step) => ({
    value: step,
    label: bedrooms(step),
    count: facets && countBetween(facets.bedrooms, CAPS.bedrooms, min ?? 0, step),
  }));
  const baths = stepsWith(BATHROOMS, base.min_bathrooms).map((step) => ({
    value: step,
    label: `${step}+`,
    count: facets && countBetween(facets.bathrooms, CAPS.bathrooms, step),
  }));
  const fault = faults.has('bedrooms') ? t('filters.fault.bedrooms') : undefined;

  return (
    <>
      <fieldset className={styles.group} aria-describedby={noteId}>
        <legend>{t('filters.bedrooms')}</legend>
        <StepChoice name="min_bedrooms" label={t('filters.atLeast')} base={base} steps={from} />
        <StepChoice name="max_bedrooms" label={t('filters.atMost')} base={base} steps={to} />
        <FaultNote id={noteId} fault={fault} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('filters.bathrooms')}</legend>
        <StepChoice name="min_bathrooms" label={t('filters.atLeast')} base={base} steps={baths} />
      </fieldset>
    </>
  );
}
