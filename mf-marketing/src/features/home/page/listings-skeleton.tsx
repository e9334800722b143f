import { useTranslation } from '@phantom/mf-kit';
import { Container, LoadingCards, Skeleton, SkeletonText } from '@phantom/ui';
import styles from './listings-skeleton.module.css';

/** The placeholder for the listings of another remote. It has the same size, so that nothing moves when they load. */
export function ListingsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton}>
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
          <div className={styles.action}>
            <Skeleton width="short" />
          </div>
        </div>
        <LoadingCards count={count} label={t('loading')}>
          <div className={styles.listing}>
            <Skeleton width="short" height="control" />
            <SkeletonText lines={3} />
            <SkeletonText lines={2} />
          </div>
        </LoadingCards>
      </Container>
    </div>
  );
}
