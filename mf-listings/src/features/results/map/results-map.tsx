import { loadResultsMap, useNear } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { useView } from '../requested-search';
import type { ResultsMapProps } from './live-map';
import { MapFailure } from './map-failure';
import styles from './results-map.module.css';
import { useQuery } from './use-query';

/**
 * The listings on a map. The list has all of them too. Its code is loaded when it comes near the viewport, and
 * never while it is hidden.
 */
export function ResultsMap(props: ResultsMapProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  useScrollToMap(place);
  const isNear = useNear(place);
  const { result, error, retry } = useQuery(isNear ? 'live-map' : null, loadMap);
  const LiveMap = result?.value.LiveMap;

  // A URL with a hash would be a history entry without the state of the previous pages.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    behind.current?.focus();
  };

  return (
    <div ref={place} className={styles.place}>
      <a className={styles.skip} href={`#${id}`} onClick={skip}>
        {t('resultsMap.skip')}
      </a>
      <p id={`${id}hint`} className="visually-hidden">
        {t('resultsMap.hint')}
      </p>
      {LiveMap && <LiveMap {...props} describedBy={`${id}hint`} />}
      {error !== undefined && <MapFailure title={t('resultsMap.notDrawn')} onRetry={retry} />}
      <noscript>
        <p className={styles.noScript}>{t('resultsMap.noScript')}</p>
      </noscript>
      <span ref={behind} id={id} tabIndex={-1} />
    </div>
  );
}

/** An early call saves waiting time. */
export const loadMap = () => {
  // In parallel. The map itself reports when it cannot be drawn.
  void loadResultsMap().catch(() => undefined);
  return import('./live-map');
};

/** A narrow page that switches to the map scrolls to it. */
const useScrollToMap = (map: RefObject<HTMLElement | null>) => {
  const view = useView();
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (view === 'map') map.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [map, view]);
};
