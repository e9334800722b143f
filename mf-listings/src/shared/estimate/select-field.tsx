import { useHydrated } from '@phantom/mf-kit';
import { useId } from 'react';
import styles from './field.module.css';

interface Props<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice beside number fields. */
export function SelectField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId();
  const isReady = useHydrated();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select"
        value={value}
        disabled={!isReady}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
