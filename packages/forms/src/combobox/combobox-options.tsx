import { useTranslation } from '@phantom/mf-kit';
import styles from './combobox-field.module.css';
import type { Option } from './use-options';

interface ComboboxOptionsProps {
  id: string;
  label: string;
  options: Option[];
  /** Index of the one that Enter chooses. */
  active: number;
  isFailed: boolean;
  onPoint: (index: number) => void;
  onChoose: (option: Option) => void;
}

/** The listbox below the field, or why it is empty. */
export function ComboboxOptions(props: ComboboxOptionsProps) {
  const { id, label, options, active, isFailed, onPoint, onChoose } = props;
  const { t } = useTranslation();
  if (options.length === 0) {
    return (
      <p className={styles.none} role="status">
        {t(isFailed ? 'kit:combobox.failed' : 'kit:combobox.none')}
      </p>
    );
  }
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.options}>
      {options.map((option, index) => (
        // The field keeps the focus, and has the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
