import { useTranslation } from '@phantom/mf-kit';
import { Container, SkeletonText } from '@phantom/ui';
import styles from './hero-frame.module.css';

/** Shows while the home page loads. The hero has its final size and colour, so that nothing moves later. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.frame} />
      <Container className="pp-section">
        <SkeletonText lines={6} />
      </Container>
    </div>
  );
}
