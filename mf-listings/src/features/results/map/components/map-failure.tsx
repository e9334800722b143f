import { useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';

interface Props {
  title: string;
  onRetry: () => void;
}

/** Says that there is no map, where the homes are all the same, and offers another try. */
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
