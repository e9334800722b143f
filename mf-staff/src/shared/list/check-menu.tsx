import { useFormat } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Menu } from '../menu/menu';
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
  const isUsed = isCounted && chosen.length > 0;
  return (
    <Menu
      label={
        <>
          {label}
          {isUsed && <span className={styles.count}>{number(chosen.length)}</span>}
        </>
      }
      className={`d-print-none ${styles.menu}`}
      buttonClassName={`${styles.trigger} ${isUsed ? styles.used : ''}`}
      panelClassName={`${styles.panel} ${isAtEnd ? styles.end : ''}`}
    >
      <fieldset>
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
    </Menu>
  );
}
