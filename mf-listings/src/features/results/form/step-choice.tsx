import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { NumberField, Search } from '../../../shared/search/search';
import styles from './step-choice.module.css';

interface Step {
  value: number;
  label: string;
  /** Listings with it. Null and undefined when that is unknown. */
  count: number | null | undefined;
}

interface Props {
  name: NumberField;
  label: string;
  base: Search;
  steps: Step[];
}

export function StepChoice({ name, label, base, steps }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const choices = [{ value: '', label: t('filters.any'), count: undefined }, ...steps];
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.steps}>
        {choices.map(({ value, label: text, count }) => (
          <label key={value} className={styles.step} data-none={count === 0}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={String(value) === String(base[name] ?? '')}
            />
            <span>
              {text}
              {typeof count === 'number' && (
                <>
                  <small aria-hidden="true">{number(count)}</small>
                  <span className="visually-hidden">, {t('results.count', { count })}</span>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
