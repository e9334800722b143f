import { useTranslation } from '@phantom/mf-kit';
import { Container, SkeletonText } from '@phantom/ui';
import styles from './section-layout.module.css';

/** A page of a section on its way: the banner's place and some lines. */
export function SectionSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <div className="pp-banner" />
      <Container className={styles.layout}>
        <span />
        <SkeletonText lines={8} />
      </Container>
    </div>
  );
}
