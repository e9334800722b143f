import { useTranslation } from '@phantom/mf-kit';
import { use } from 'react';
import { MapButton, MapWindow } from './map-button';
import styles from './map-controls.module.css';
import { MIN_CORNERS, type DrawnAreas } from './use-drawn-areas';

/** Starts to draw an area, and removes all of them. */
export function AreaButtons({ drawn }: { drawn: DrawnAreas }) {
  const { t } = useTranslation();
  const map = use(MapWindow);
  const start = () => {
    drawn.start();
    // There, Enter sets a corner.
    map.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {drawn.canAdd && (
        <MapButton variant="light" className={styles.clear} onClick={start}>
          {t('resultsMap.draw')}
        </MapButton>
      )}
      {drawn.areas.length > 0 && (
        <MapButton variant="light" className={styles.clear} onClick={drawn.clear}>
          {t('resultsMap.removeAreas', { count: drawn.areas.length })}
        </MapButton>
      )}
    </>
  );
}

/** Says how to draw, and ends it. */
export function SketchControls({ drawn }: { drawn: DrawnAreas }) {
  const { t } = useTranslation();
  const count = drawn.sketch?.length ?? 0;
  return (
    <div className={styles.sketch} role="group" aria-label={t('resultsMap.draw')}>
      <p>{t('resultsMap.drawHint')}</p>
      <p role="status">{count > 0 && t('resultsMap.corners', { count })}</p>
      <div className={styles.sketchButtons}>
        <MapButton disabled={count < MIN_CORNERS} onClick={drawn.finish}>
          {t('resultsMap.finishArea')}
        </MapButton>
        {count > 0 && (
          <MapButton variant="outline-primary" onClick={drawn.removeCorner}>
            {t('resultsMap.removeCorner')}
          </MapButton>
        )}
        <MapButton variant="outline-primary" onClick={drawn.cancel}>
          {t('resultsMap.cancelArea')}
        </MapButton>
      </div>
    </div>
  );
}
