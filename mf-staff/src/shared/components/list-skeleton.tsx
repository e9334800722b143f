import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton } from '@phantom/ui';
import styles from './staff-page.module.css';

const ROWS = 6;

/** A page with a table while its rows are on their way. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Container fluid className={styles.page} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="d-grid gap-3">
        <Skeleton width="medium" height="control" />
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height="row" />
        ))}
      </div>
    </Container>
  );
}
