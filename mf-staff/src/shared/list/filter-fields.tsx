import type { Choice } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import styles from './filter-fields.module.css';
import { useListAddress } from './use-list-address';

interface FilterSelectProps {
  /** The query parameter. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** The choice that does not filter. Without it there is always a choice. */
  any?: string;
  /** The choice of an address without the parameter, where there is always one. */
  fallback?: string;
}

/** One choice that filters, orders or switches a list. It is in the address. */
export function FilterSelect({ name, label, choices, any, fallback = '' }: FilterSelectProps) {
  const { search, go } = useListAddress();
  const requested = search.get(name);
  const value = choices.find((choice) => choice.value === requested)?.value ?? fallback;
  return (
    <select
      className={`form-select ${any !== undefined && value ? styles.used : ''}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => go({ [name]: target.value || null })}
    >
      {any !== undefined && <option value="">{any}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** The first and the last day of a list. They are in the address, each as `2026-11-20`. */
export function FilterPeriod() {
  return (
    <div className={styles.period}>
      {PERIOD_ENDS.map((end) => (
        <FilterDate key={end} name={end} />
      ))}
    </div>
  );
}

/** The query parameters. */
export const PERIOD_ENDS = ['from', 'to'] as const;

function FilterDate({ name }: { name: (typeof PERIOD_ENDS)[number] }) {
  const { t } = useTranslation();
  const { search, go } = useListAddress();
  const current = search.get(name) ?? '';
  const [typed, setTyped] = useState({ current, text: current });
  // Back and "Clear filters" change the address outside the field.
  if (typed.current !== current) setTyped({ current, text: current });
  return (
    <label className={styles.date}>
      <span>{t(`filters.${name}`)}</span>
      <input
        type="date"
        className="form-control"
        value={typed.text}
        onChange={({ target }) => {
          setTyped({ current, text: target.value });
          if (isComplete(target.value)) go({ [name]: target.value || null });
        }}
      />
    </label>
  );
}

/** A year is incomplete while it is typed: 0002 is on the way to 2026. */
const isComplete = (day: string): boolean => day === '' || day >= '2000';
