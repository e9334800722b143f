import { useTranslation } from '@phantom/mf-kit';
import { StatusName } from '../../../shared/components/status-name';
import { type PropertyStatus, stepState } from '../status-steps';
import styles from './status-tracker.module.css';

interface Props {
  step: PropertyStatus;
  /** Where the property stands. */
  status: number;
}

export function StatusStep({ step, status }: Props) {
  const { t } = useTranslation();
  const state = stepState(step, status);
  return (
    <li
      className={`${styles.step} ${styles[state]}`}
      aria-current={step === status ? 'step' : undefined}
    >
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' ? '✓' : step}
      </span>
      <span className={styles.name}>
        <StatusName status={step} />
      </span>
      <span className="visually-hidden">{t(`property.state.${state}`)}</span>
    </li>
  );
}
