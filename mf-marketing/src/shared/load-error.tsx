import { ApiError, useRevalidator, useRouteError, useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';
import type { Failure } from './settle';

/** Shows why the page did not load. An error in the page itself has no message for the visitor. */
export function RouteError() {
  const error = useRouteError();
  return <LoadError failure={error instanceof ApiError ? error : undefined} />;
}

/** Shows that a part of the page did not load, with a button that loads the data of the page again. */
export function LoadError({ failure }: { failure?: Failure }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      title={t('error.title')}
      message={failure?.message}
      retryLabel={t('error.retry')}
      onRetry={() => void revalidate()}
      retrying={state === 'loading'}
      requestId={failure?.requestId}
      requestIdLabel={t('error.requestId')}
    />
  );
}
