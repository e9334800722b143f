import {
  ApiError,
  isRouteErrorResponse,
  Link,
  useRouteError,
  useTranslation,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { LIST_PATH } from '../paths';
import { NewsletterLayout } from './newsletter-layout';

/** A newsletter that does not exist, or could not be loaded. */
export function NewsletterError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <NewsletterLayout title={t(missing ? 'newsletters.missing.title' : 'newsletters.title')}>
      {missing ? (
        <EmptyState title={t('newsletters.missing.text')}>
          <Link className="btn btn-outline-primary" to={LIST_PATH}>
            {t('newsletters.back')}
          </Link>
        </EmptyState>
      ) : (
        <LoadError failure={error instanceof ApiError ? error : undefined} />
      )}
    </NewsletterLayout>
  );
}
