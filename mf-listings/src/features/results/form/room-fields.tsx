import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import type { Facets } from '../api/listing-search';
import type { FilterFieldsProps } from '../filter-parts';
import styles from './filter-form.module.css';
import { RangeNote } from './range-fields';
import { StepChoice } from './step-choice';

const MAX_BEDROOM_STEPS = [0, 1, 2, 3, 4];
const MIN_BEDROOM_STEPS = [1, 2, 3, 4, 5];
const BATHROOMS = [1, 2, 3, 4];
const CAPS = { bedrooms: 5, bathrooms: 4 };

/** The number of rooms, at least and at most, with the listings of each step. */
export function RoomFields({ base, search, errors, facets }: FilterFieldsProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { min_bedrooms: min, max_bedrooms: max } = search;
  const bedrooms = (count: number) => (count === 0 ? t('home.bedrooms', { count }) : `${count}`);
  const from = stepsWith(MIN_BEDROOM_STEPS, base.min_bedrooms).map((step) => ({
    value: step,
    label: step === 0 ? bedrooms(step) : `${step}+`,
    count: facets && countBetween(facets.bedrooms, CAPS.bedrooms, step, max),
  }));
  const to = stepsWith(MAX_BEDROOM_STEPS, base.max_bedrooms).map((step) => ({
    value: step,
    label: bedrooms(step),
    count: facets && countBetween(facets.bedrooms, CAPS.bedrooms, min ?? 0, step),
  }));
  const baths = stepsWith(BATHROOMS, base.min_bathrooms).map((step) => ({
    value: step,
    label: `${step}+`,
    count: facets && countBetween(facets.bathrooms, CAPS.bathrooms, step),
  }));
  const error = errors.has('bedrooms') ? t('filters.fault.bedrooms') : undefined;

  return (
    <>
      <fieldset className={styles.group} aria-describedby={noteId}>
        <legend>{t('filters.bedrooms')}</legend>
        <StepChoice name="min_bedrooms" label={t('filters.atLeast')} base={base} steps={from} />
        <StepChoice name="max_bedrooms" label={t('filters.atMost')} base={base} steps={to} />
        <RangeNote id={noteId} error={error} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('filters.bathrooms')}</legend>
        <StepChoice name="min_bathrooms" label={t('filters.atLeast')} base={base} steps={baths} />
      </fieldset>
    </>
  );
}

/** The number of listings with `min` to `max` rooms. Undefined when counts that end in "`cap` or more" cannot tell. */
export const countBetween = (
  counts: Facets['bedrooms'],
  cap: number,
  min: number,
  max = Infinity,
): number | undefined => {
  const isCountable = Number.isInteger(min) && min <= cap && (max === Infinity || max < cap);
  if (!isCountable) return undefined;
  return counts
    .filter(({ value }) => value >= min && value <= max)
    .reduce((sum, { count }) => sum + count, 0);
};

/** The usual steps, and the selected one if it is another. */
export const stepsWith = (steps: readonly number[], chosen: number | undefined): number[] =>
  chosen === undefined || steps.includes(chosen)
    ? [...steps]
    : [...steps, chosen].sort((one, other) => one - other);
