import { useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';

interface Props {
  title: string;
  onRetry: () => void;
}

/** Reports that the map cannot be shown, refers to the list, and offers a retry. */
export function MapFailure({ title, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      message={t('resultsMap.inTheList')}
      retryLabel={t('resultsMap.retry')}
      onRetry={onRetry}
    />
  );
}
