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
            <Skeleton width="6rem" height="1.4em" />
          </div>
          <h1>{t('results.title')}</h1>
          <Skeleton width="15rem" height="1.6em" />
        </div>
        <Skeleton width="min(21rem, 80vw)" height="2.25rem" />
      </div>
      <LoadingCards count={6} label={t('loading')} />
    </Container>
  );
}
