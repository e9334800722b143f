import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';
import type { Failure } from './settle';

/**
 * Says that a part of the page did not load, and loads the page's data again on request. Without a failure
 * the fault is ours, and there is nothing to add.
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
