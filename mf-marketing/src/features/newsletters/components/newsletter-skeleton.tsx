import { useTranslation } from '@phantom/mf-kit';
import { Container, SkeletonText } from '@phantom/ui';
import styles from './newsletter-layout.module.css';

/** A page of the newsletter on its way: the places of banner, text and recent posts. */
export function NewsletterSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="pp-banner" />
      <Container className={styles.layout}>
        <SkeletonText lines={10} />
        <SkeletonText lines={6} />
      </Container>
    </div>
  );
}
