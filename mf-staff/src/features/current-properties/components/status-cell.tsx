import { useTranslation } from '@phantom/mf-kit';
import { StatusName } from '../../../shared/components/status-name';
import type { CurrentProperty } from '../api/list-properties';
import styles from './property-cells.module.css';

/** Where the property stands, and what of its documents is late. */
export function StatusCell({ property }: { property: CurrentProperty }) {
  const { t } = useTranslation();
  const { status, awaited_documents, overdue_documents, archived_at } = property;
  const isLate = overdue_documents > 0;
  return (
    <>
      <StatusName status={status} />
      {archived_at !== null && <span className={styles.second}>{t('properties.archived')}</span>}
      {awaited_documents > 0 && (
        <span className={isLate ? styles.late : styles.second}>
          {isLate
            ? t('properties.overdue', { count: overdue_documents })
            : t('properties.awaited', { count: awaited_documents })}
        </span>
      )}
    </>
  );
}
