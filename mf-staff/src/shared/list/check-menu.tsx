import { useFormat } from '@phantom/mf-kit';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './check-menu.module.css';

export interface CheckOption {
  value: string;
  label: ReactNode;
  /** A number beside the label. */
  count?: number;
}

interface CheckMenuProps {
  label: string;
  options: readonly CheckOption[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Shows how many are chosen. */
  isCounted?: boolean;
  /** The menu stands at the end of its bar. */
  isAtEnd?: boolean;
}

/** A button that shows check boxes, which apply at once. */
export function CheckMenu(props: CheckMenuProps) {
  const { label, options, chosen, onToggle, isCounted = false, isAtEnd = false } = props;
  const { number } = useFormat();
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
  const isUsed = isCounted && chosen.length > 0;

  return (
    // It handles only events that bubble from its button and check boxes.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`d-print-none ${styles.menu}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`${styles.trigger} ${isUsed ? styles.used : ''}`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {isUsed && <span className={styles.count}>{number(chosen.length)}</span>}
        <svg fill="none" viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      {isOpen && (
        <>
          {/* A click outside closes the panel; the keyboard uses Escape. */}
          <div className={styles.backdrop} aria-hidden="true" onClick={() => setOpen(false)} />
          <fieldset id={panelId} className={`${styles.panel} ${isAtEnd ? styles.end : ''}`}>
            <legend className="visually-hidden">{label}</legend>
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={chosen.includes(option.value)}
                  onChange={() => onToggle(option.value)}
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
