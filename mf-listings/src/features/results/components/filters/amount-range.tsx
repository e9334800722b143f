import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { RANGES } from '../../../../shared/search/contradictions';
import { areaLabel, priceLabel } from '../../../../shared/search/filter-label';
import { plainSearch, type Search } from '../../../../shared/search/search';
import type { RangeFault } from '../../faults';
import { useWantedLocation } from '../../hooks/use-wanted-location';
import { FaultNote } from './fault-note';
import styles from './filter-form.module.css';

interface Props {
  name: 'price' | 'area';
  unit: string;
  base: Search;
  fault: RangeFault | undefined;
  /** The least and the most that there is. */
  facet: { min: number; max: number } | null | undefined;
}

const LABELS = { price: priceLabel, area: areaLabel };

/** From … to …, typed as people write amounts. */
export function AmountRange({ name, unit, base, fault, facet }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const address = new URLSearchParams(useWantedLocation().search);
  const noteId = useId();
  const [from, to] = RANGES[name];

  const field = (end: typeof from | typeof to, label: string) => {
    const amount = base[end];
    // What could not be read stays as it was typed.
    const text = amount === undefined ? (address.get(end) ?? '') : number(amount);
    return (
      <label className={styles.end}>
        <span>{label}</span>
        <span className={styles.amount} data-unit={name}>
          <span aria-hidden="true">{unit}</span>
          <input
            name={end}
            defaultValue={fault || amount !== undefined ? text : ''}
            className={fault ? 'form-control is-invalid' : 'form-control'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            aria-invalid={fault ? true : undefined}
            aria-describedby={noteId}
          />
        </span>
      </label>
    );
  };

  const all = facet && {
    ...plainSearch(base.tab, base.borough),
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
      <FaultNote
        id={noteId}
        fault={fault && t(fault === 'order' ? `filters.fault.${name}` : 'filters.fault.amount')}
        hint={all ? t('filters.available', { range: LABELS[name](all, t) }) : undefined}
      />
    </fieldset>
  );
}
