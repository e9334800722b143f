import { useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards, Skeleton, SkeletonText } from '@phantom/ui';
import styles from './homes-on-their-way.module.css';

/** The room of the homes that another section shows here, so that nothing moves when they come. */
export function HomesOnTheirWay({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.onTheirWay}>
      <Container className="pp-section">
        <div className="pp-section-heading" aria-hidden="true">
          <div className={styles.title}>
            <p className="pp-eyebrow">
              <Skeleton width="short" />
            </p>
            <p className={`h2 ${styles.heading}`}>
              <Skeleton width="medium" />
            </p>
          </div>
          <Skeleton width="short" height="control" />
        </div>
        <LoadingCards count={count} label={t('loading')}>
          <div className={styles.home}>
            <Skeleton width="short" height="control" />
            <SkeletonText lines={3} />
            <SkeletonText lines={2} />
          </div>
        </LoadingCards>
      </Container>
    </div>
  );
}
