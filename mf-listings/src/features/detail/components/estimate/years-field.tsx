import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { LOAN_CHOICES } from '../../estimate/assumptions';
import styles from './number-field.module.css';

interface Props {
  value: number | null;
  onChange: (years: number) => void;
}

/** How long a loan is paid back. */
export function YearsField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('estimate.fields.years')}</label>
      <select
        id={id}
        className="form-select"
        value={value ?? undefined}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {LOAN_CHOICES.map((years) => (
          <option key={years} value={years}>
            {t('detail.years', { count: years })}
          </option>
        ))}
      </select>
    </div>
  );
}
