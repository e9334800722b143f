import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import type { MapSearch } from '../hooks/use-map-search';
import { MapButton } from './map-button';
import styles from './map-controls.module.css';

interface Props {
  map: MapSearch;
  /** The list is cut to a part of the map. */
  hasArea: boolean;
}

/** How moving the map changes the list: at once, when asked to, and back to the whole borough. */
export function MapControls({ map, hasArea }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { isFollowing, isMoved, hasPlaces, onFollow, searchHere, searchEverywhere } = map;
  if (!hasPlaces) return null;
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
      {hasArea && (
        <MapButton variant="light" className={styles.clear} onClick={searchEverywhere}>
          {t('resultsMap.searchEverywhere')}
        </MapButton>
      )}
    </div>
  );
}
