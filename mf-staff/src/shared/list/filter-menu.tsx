import { useFormat } from '@phantom/mf-kit';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './filter-bar.module.css';
import { useListAddress } from './use-list-address';

/** What a list can be narrowed by; the choices stand in the address, repeated under its name. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Values that the list is narrowed to at present. */
  chosen: readonly string[];
}

interface FilterOption {
  value: string;
  label: string;
  /** Rows that have it, under all other filters. */
  count?: number;
}

/** One thing a list can be narrowed by: a button, and below it what may be chosen, with how many rows each has. */
export function FilterMenu({ name, label, options }: ListFilter) {
  const { number } = useFormat();
  const { search, go } = useListAddress();
  // What was chosen shows at once, while the list is still on its way.
  const chosen = search.getAll(name);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const toggle = (value: string) =>
    go({
      [name]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
    });

  return (
    // It only hears what its button and its boxes let through.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`${styles.trigger} ${chosen.length > 0 ? styles.used : ''}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {chosen.length > 0 && <span className={styles.count}>{number(chosen.length)}</span>}
        <svg fill="none" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      {isOpen && (
        <>
          {/* A press beside the panel closes it; the keyboard has Escape. */}
          <div className={styles.beside} aria-hidden="true" onClick={() => setOpen(false)} />
          <fieldset id={panelId} className={styles.panel}>
            <legend className="visually-hidden">{label}</legend>
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={chosen.includes(option.value)}
                  onChange={() => toggle(option.value)}
                />
                <span>{option.label}</span>
                {option.count !== undefined && (
                  <span className={styles.number}>{number(option.count)}</span>
                )}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}
