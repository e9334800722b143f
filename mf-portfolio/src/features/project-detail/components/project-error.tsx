import { ApiError, Link, useRouteError, useTranslation } from '@phantom/mf-kit';
import { Banner, Container, EmptyState } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';

/** A project that does not exist, or could not be loaded. */
export function ProjectError() {
  const error = useRouteError();
  const { t } = useTranslation();
  // An address that is no number is answered with 400: to a visitor, too, there is no such project.
  const missing = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <Banner title={t(missing ? 'detail.missing.title' : 'projects.title')} />
      <Container className="pp-section">
        {missing ? (
          <EmptyState title={t('detail.missing.text')}>
            <Link className="btn btn-outline-primary" to="/portfolio">
              {t('detail.back')}
            </Link>
          </EmptyState>
        ) : (
          <LoadError />
        )}
      </Container>
    </>
  );
}
