import { ApiError, useRouteError, useTranslation } from '@phantom/mf-kit';
import { LoadError } from '../../../shared/load-error';
import { BANNER_PICTURE } from '../paths';
import { NewsletterLayout } from './newsletter-layout';

/** The list without its newsletters. */
export function NewslettersError() {
  const error = useRouteError();
  const { t } = useTranslation();
  return (
    <NewsletterLayout title={t('newsletters.title')} image={BANNER_PICTURE}>
      <LoadError failure={error instanceof ApiError ? error : undefined} />
    </NewsletterLayout>
  );
}
