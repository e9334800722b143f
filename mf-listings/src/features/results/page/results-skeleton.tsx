import { useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards, Skeleton } from '@phantom/ui';
import styles from './results-header.module.css';
import page from './route.module.css';

export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <Container className={page.page}>
      <div className={styles.title}>
        <h1>{t('results.title')}</h1>
        <Skeleton width="medium" />
      </div>
      <div className={styles.lists}>
        <div className={styles.tabs}>
          <Skeleton width="long" height="control" />
        </div>
      </div>
      <Skeleton height="heading" />
      <div className="mt-4">
        <LoadingCards count={6} label={t('loading')} />
      </div>
    </Container>
  );
}
