import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { StatusName } from '../../../shared/components/status-name';
import {
  PROPERTY_STATUSES,
  stepState,
  type PropertyStatus,
  type StepState,
} from '../property-status';
import styles from './status-tracker.module.css';

interface StatusTrackerProps {
  status: number;
  skipped: readonly PropertyStatus[];
  /** How long the property has had the status. */
  children: ReactNode;
}

export function StatusTracker({ status, skipped, children }: StatusTrackerProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('property.status')}>
      <p className="mb-4 text-body-secondary">
        {t('property.step', {
          step: status,
          count: PROPERTY_STATUSES.length,
          name: t(`status.${status}`, { defaultValue: String(status) }),
        })}{' '}
        · {children}
      </p>
      <ol className={`d-grid ${styles.steps}`}>
        {PROPERTY_STATUSES.map((step) => (
          <StatusStep key={step} step={step} status={status} skipped={skipped} />
        ))}
      </ol>
    </Sheet>
  );
}

const MARKS: Partial<Record<StepState, string>> = { done: '✓', skipped: '–' };

interface StatusStepProps extends Omit<StatusTrackerProps, 'children'> {
  step: PropertyStatus;
}

function StatusStep({ step, status, skipped }: StatusStepProps) {
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
