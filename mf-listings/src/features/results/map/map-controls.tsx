import { ApiError, useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { AreaButtons, SketchControls } from './area-controls';
import { MapButton } from './map-button';
import styles from './map-controls.module.css';
import type { DrawnAreas } from './use-drawn-areas';
import type { MapSearch } from './use-map-search';

interface Props {
  map: MapSearch;
  /** The list is limited to a part of the map. */
  hasBounds: boolean;
  drawn: DrawnAreas;
}

/** Decides how a move of the map changes the list: automatically, on request, or back to the whole borough. */
export function MapControls({ map, hasBounds, drawn }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { isFollowing, isMoved, hasPlaces, onFollow, searchHere, searchEverywhere } = map;
  if (!hasPlaces && drawn.areas.length === 0) return null;
  if (drawn.sketch) {
    return (
      <div className={styles.controls}>
        <SketchControls drawn={drawn} />
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      <div className={`form-check ${styles.follow}`}>
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isFollowing}
          onChange={({ target }) => onFollow(target.checked)}
        />
        <label htmlFor={id} className="form-check-label">
          {t('resultsMap.follow')}
        </label>
      </div>
      {isMoved && !isFollowing && (
        <MapButton onClick={searchHere}>{t('resultsMap.searchHere')}</MapButton>
      )}
      <AreaButtons drawn={drawn} />
      {hasBounds && (
        <MapButton variant="light" className={styles.clear} onClick={searchEverywhere}>
          {t('resultsMap.searchEverywhere')}
        </MapButton>
      )}
    </div>
  );
}

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
