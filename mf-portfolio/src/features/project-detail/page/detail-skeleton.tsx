import { useTranslation } from '@phantom/mf-kit';
import { Container, Skeleton } from '@phantom/ui';
import styles from './detail-layout.module.css';

/** Shows while the project loads: placeholders for banner, picture and panel. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="pp-banner" />
      <Container className={`${styles.layout} pp-section`}>
        <Skeleton ratio="3:2" />
        <Skeleton height="panel" />
      </Container>
    </div>
  );
}
