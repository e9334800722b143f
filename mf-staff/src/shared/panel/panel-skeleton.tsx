import { useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import styles from './panel.module.css';

/** The lines of a part that is on its way, in their places. */
export function PanelSkeleton({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="control" />
      ))}
    </div>
  );
}
