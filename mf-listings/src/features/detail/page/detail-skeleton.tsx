import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton, SkeletonText } from '@phantom/ui';

export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <Container className="pp-section" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="d-grid gap-3 mb-4">
        <Skeleton width="long" height="heading" />
        <Skeleton width="medium" />
      </div>
      <div className="pp-with-aside">
        <Skeleton ratio="3:2" />
        <SkeletonText lines={9} />
      </div>
    </Container>
  );
}
