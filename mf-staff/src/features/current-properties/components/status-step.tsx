import { useTranslation } from '@phantom/mf-kit';
import { StatusName } from '../../../shared/components/status-name';
import { stepState, type PropertyStatus, type StepState } from '../status-steps';
import styles from './status-tracker.module.css';

/** What stands in the place of the number. */
const MARKS: Partial<Record<StepState, string>> = { done: '✓', skipped: '–' };

interface Props {
  step: PropertyStatus;
  /** Where the property stands. */
  status: number;
  /** Steps that it never was at. */
  skipped: readonly PropertyStatus[];
}

export function StatusStep({ step, status, skipped }: Props) {
  const { t } = useTranslation();
  const state = stepState(step, status, skipped);
  return (
    <li
      className={`${styles.step} ${styles[state]}`}
      aria-current={step === status ? 'step' : undefined}
    >
      <span className={styles.dot} aria-hidden="true">
        {MARKS[state] ?? step}
      </span>
      <span className={styles.name}>
        <StatusName status={step} />
      </span>
      <span className={state === 'skipped' ? styles.note : 'visually-hidden'}>
        {t(`property.state.${state}`)}
      </span>
    </li>
  );
}
