import { Link, useTranslation } from '@phantom/mf-kit';
import { Banner, Container, EmptyState } from '@phantom/ui';

/** Stands where the address leads to no project. */
export function UnknownProject() {
  const { t } = useTranslation();
  return (
    <>
      <Banner title={t('detail.missing.title')} />
      <Container className="pp-section">
        <EmptyState title={t('detail.missing.text')}>
          <Link className="btn btn-outline-primary" to="/portfolio">
            {t('detail.back')}
          </Link>
        </EmptyState>
      </Container>
    </>
  );
}
