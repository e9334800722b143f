import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { plainSearch, RANGES, type Search } from '../../../shared/search/search';
import { areaLabel, priceLabel } from '../../../shared/search/search-labels';
import type { RangeErrorKind } from '../filter-parts';
import { useRequestedLocation } from '../requested-search';
import styles from './filter-form.module.css';

interface Props {
  name: 'price' | 'area';
  unit: string;
  base: Search;
  error: RangeErrorKind | undefined;
  facet: { min: number; max: number } | null | undefined;
}

const LABELS = { price: priceLabel, area: areaLabel };

export function AmountRange({ name, unit, base, error, facet }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const address = new URLSearchParams(useRequestedLocation().search);
  const noteId = useId();
  const [from, to] = RANGES[name];

  const field = (end: typeof from | typeof to, label: string) => {
    const amount = base[end];
    // An amount that cannot be read stays as it was typed.
    const text = amount === undefined ? (address.get(end) ?? '') : number(amount);
    return (
      <label className={styles.end}>
        <span>{label}</span>
        <span className={styles.amount} data-unit={name}>
          <span aria-hidden="true">{unit}</span>
          <input
            name={end}
            defaultValue={error || amount !== undefined ? text : ''}
            className={error ? 'form-control is-invalid' : 'form-control'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId}
          />
        </span>
      </label>
    );
  };

  const all = facet && {
    ...plainSearch(base.listingType, base.borough),
    [from]: facet.min,
    [to]: facet.max,
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filters.${name}`)}</legend>
      <div className={styles.range}>
        {field(from, t('filters.from'))}
        {field(to, t('filters.to'))}
      </div>
      <RangeNote
        id={noteId}
        error={error && t(error === 'order' ? `filters.fault.${name}` : 'filters.fault.amount')}
        hint={all ? t('filters.available', { range: LABELS[name](all, t) }) : undefined}
      />
    </fieldset>
  );
}

interface DayRangeProps {
  base: Search;
  error: RangeErrorKind | undefined;
}

export function DayRange({ base, error }: DayRangeProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const [from, to] = RANGES.open_house;
  return (
    <fieldset className={styles.group}>
      <legend>{t('filters.open_house')}</legend>
      <div className={styles.range}>
        {[from, to].map((end) => (
          <label key={end} className={styles.end}>
            <span>{t(end === from ? 'filters.from' : 'filters.to')}</span>
            <input
              type="date"
              name={end}
              defaultValue={base[end]}
              className={error ? 'form-control is-invalid' : 'form-control'}
              aria-invalid={error ? true : undefined}
              aria-describedby={noteId}
            />
          </label>
        ))}
      </div>
      <RangeNote
        id={noteId}
        error={error && t(error === 'order' ? 'filters.fault.open_house' : 'filters.fault.day')}
      />
    </fieldset>
  );
}

interface RangeNoteProps {
  id: string;
  error?: string;
  hint?: string;
}

export function RangeNote({ id, error, hint }: RangeNoteProps) {
  return (
    <p id={id} className={error ? styles.error : styles.note} role={error ? 'alert' : undefined}>
      {error ?? hint}
    </p>
  );
}
