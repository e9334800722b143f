import { useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards, Skeleton } from '@phantom/ui';
import styles from './results-header.module.css';

/** The results page while its homes are on their way, each thing in the place it will have. */
export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <Container className="pp-section">
      <div className={styles.header}>
        <div>
          <div className="pp-eyebrow">
            <Skeleton width="short" />
          </div>
          <h1>{t('results.title')}</h1>
          <Skeleton width="medium" />
        </div>
        <Skeleton width="long" height="control" />
      </div>
      <LoadingCards count={6} label={t('loading')} />
    </Container>
  );
}
