import { useFormat } from '@phantom/mf-kit';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styles from './filter-bar.module.css';
import { useListAddress } from './use-list-address';

/** A filter of a list. Its values are in the address, repeated under its name. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
}

interface FilterOption {
  value: string;
  label: string;
  /** Number of rows with the value, under all other filters. */
  count?: number;
}

export function FilterMenu({ name, label, options }: ListFilter) {
  const { number } = useFormat();
  const { search, go } = useListAddress();
  // Read from the pending address, so that a choice shows at once.
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
    // It handles only events that bubble from its button and check boxes.
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
          {/* A click outside closes the panel; the keyboard uses Escape. */}
          <div className={styles.backdrop} aria-hidden="true" onClick={() => setOpen(false)} />
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
