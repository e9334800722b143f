import { useTranslation } from '@phantom/mf-kit';
import type { LogEntry } from '../api/list-audit';
import styles from './deed.module.css';

/** What was done, or not let be done. */
export function Deed({ entry: { action, outcome } }: { entry: LogEntry }) {
  const { t } = useTranslation();
  return (
    <>
      {t(`audit.action.${action}`)}
      {outcome !== 'done' && (
        <span className={styles.refused}>{t(`audit.outcome.${outcome}`)}</span>
      )}
    </>
  );
}
