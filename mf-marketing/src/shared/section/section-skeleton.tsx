import { useTranslation } from '@phantom/mf-kit';
import { Container, SkeletonText } from '@phantom/ui';
import styles from './section-layout.module.css';

/** Shows while a page of a section loads: placeholders for banner and text. */
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
