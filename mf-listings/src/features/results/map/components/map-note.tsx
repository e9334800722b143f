import { ApiError, useTranslation } from '@phantom/mf-kit';
import type { MapSearch } from '../hooks/use-map-search';
import { MapButton } from './map-button';
import styles from './map-note.module.css';

/** Says in words what the map shows, and what it does not. */
export function MapNote({ map: { found, error, retry, hasPlaces } }: { map: MapSearch }) {
  const { t } = useTranslation();
  if (error !== undefined) {
    return (
      <div className={styles.note} role="alert">
        <p>{error instanceof ApiError ? error.message : t('resultsMap.failed')}</p>
        <MapButton variant="outline-primary" onClick={retry}>
          {t('resultsMap.retry')}
        </MapButton>
      </div>
    );
  }
  if (!found) return null;
  const { total, unplaced } = found;
  if (!hasPlaces && unplaced > 0)
    return <p className={styles.note}>{t('resultsMap.nonePlaced')}</p>;
  return (
    <p className={styles.note}>
      {total > 0 ? t('resultsMap.inView', { count: total }) : t('resultsMap.nothingHere')}
      {unplaced > 0 && ` ${t('resultsMap.unplaced', { count: unplaced })}`}
    </p>
  );
}
