import { useTranslation } from '@phantom/mf-kit';
import { ErrorState } from '@phantom/ui';

interface Props {
  title: string;
  onRetry: () => void;
}

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
