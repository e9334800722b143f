import { useTranslation } from '@phantom/mf-kit';
import { PROPERTY_STATUSES } from '../status-steps';
import styles from './status-tracker.module.css';
import { StatusStep } from './status-step';

/** The eight steps of a property's way, and the one it has reached. It only shows: nobody moves it here. */
export function StatusTracker({ status }: { status: number }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="status">
      <h2 id="status" className="h4">
        {t('property.status')}
      </h2>
      <p className={styles.summary}>
        {t('property.step', {
          step: status,
          count: PROPERTY_STATUSES.length,
          name: t(`status.${status}`, { defaultValue: String(status) }),
        })}
      </p>
      <ol className={styles.steps}>
        {PROPERTY_STATUSES.map((step) => (
          <StatusStep key={step} step={step} status={status} />
        ))}
      </ol>
    </section>
  );
}
