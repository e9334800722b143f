import { ApiError, useRevalidator, useRouteError, useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';

/** Shows the error of a route and a button that loads its data again. */
export function LoadError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={t('error.title')}
      message={error instanceof ApiError ? error.message : undefined}
      retryLabel={t('error.retry')}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      requestIdLabel={t('error.requestId')}
    />
  );
}
