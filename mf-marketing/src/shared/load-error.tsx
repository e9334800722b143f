import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';
import type { Failure } from './settle';

/**
 * Shows that a part of the page did not load, with a button that loads the data of the page again.
 * Without a failure it is an error in the page itself, which has no message for the visitor.
 */
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
