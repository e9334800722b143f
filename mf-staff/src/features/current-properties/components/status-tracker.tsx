import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import { Sheet } from '../../../shared/components/sheet';
import { PROPERTY_STATUSES, type PropertyStatus } from '../status-steps';
import styles from './status-tracker.module.css';
import { StatusStep } from './status-step';

interface StatusTrackerProps {
  status: number;
  /** Steps that it never was at. */
  skipped: readonly PropertyStatus[];
  /** For how long. */
  children: ReactNode;
}

/** The eight steps of a property's way, and the one it has reached. */
export function StatusTracker({ status, skipped, children }: StatusTrackerProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('property.status')}>
      <p className={styles.summary}>
        {t('property.step', {
          step: status,
          count: PROPERTY_STATUSES.length,
          name: t(`status.${status}`, { defaultValue: String(status) }),
        })}{' '}
        · {children}
      </p>
      <ol className={styles.steps}>
        {PROPERTY_STATUSES.map((step) => (
          <StatusStep key={step} step={step} status={status} skipped={skipped} />
        ))}
      </ol>
    </Sheet>
  );
}
