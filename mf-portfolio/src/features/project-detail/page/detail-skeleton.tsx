import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton } from '@phantom/ui';

/** Shows while the project loads: placeholders for banner, picture and panel. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="pp-banner" />
      <Container className="pp-with-aside pp-section">
        <Skeleton ratio="3:2" />
        <Skeleton height="panel" />
      </Container>
    </div>
  );
}
