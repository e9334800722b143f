import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import type { Grouping } from '../paid-periods';
import styles from './grouping-switch.module.css';

interface Props {
  grouping: Grouping;
  onChange: (grouping: Grouping) => void;
}

const GROUPINGS = ['year', 'quarter'] as const;

/** By year or by quarter. */
export function GroupingSwitch({ grouping, onChange }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={`btn-group btn-group-sm ${styles.switch}`}>
      <legend className="visually-hidden">{t('investors.distributions.grouping')}</legend>
      {GROUPINGS.map((each) => (
        <label key={each} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={grouping === each}
            onChange={() => onChange(each)}
          />
          <span>{t(`investors.distributions.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
