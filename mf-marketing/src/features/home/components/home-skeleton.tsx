import { useTranslation } from '@phantom/mf-kit';
import { Container, SkeletonText } from '@phantom/ui';
import styles from './hero.module.css';

/** The home page on its way: the hero's place in its own colour, so that nothing moves when it comes. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles.hero} />
      <Container className="pp-section">
        <SkeletonText lines={6} />
      </Container>
    </div>
  );
}
