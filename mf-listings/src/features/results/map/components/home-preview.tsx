import { useTranslation } from '@phantom/mf-kit';
import { homesById } from '../../../../shared/api/homes-by-id';
import { useAnswer } from '../hooks/use-answer';
import { HomeLine } from './home-line';
import { MapCard } from './map-card';
import { PreviewState } from './preview-state';

interface Props {
  id: number;
  onClose: () => void;
}

/** The home that was chosen on the map, at a glance; it leads to its page. */
export function HomePreview({ id, onClose }: Props) {
  const { t } = useTranslation();
  const { answer, error, retry } = useAnswer(String(id), (signal) => homesById([id], signal));
  const [home] = answer?.value.homes ?? [];
  return (
    <MapCard label={t('resultsMap.chosen')} onClose={onClose}>
      {home ? (
        <HomeLine home={home} imageBase={answer?.value.imageBase ?? ''} />
      ) : (
        <PreviewState
          {...{ error, retry }}
          text={answer ? t('resultsMap.gone') : undefined}
          failed={t('resultsMap.homeFailed')}
        />
      )}
    </MapCard>
  );
}
