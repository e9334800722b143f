import { useNear } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { useId, useRef, type MouseEvent } from 'react';
import type { ResultsMapProps } from '../results-map-props';
import { MapFailure } from './components/map-failure';
import { useLiveMap } from './hooks/use-live-map';
import { useWholeMap } from './hooks/use-whole-map';
import styles from './results-map.module.css';

/**
 * The homes on a map, for who likes to search by place; all of it is in the list too. What draws it is fetched once it
 * comes near the window, and never while it is not displayed.
 */
export function ResultsMap(props: ResultsMapProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLSpanElement>(null);
  useWholeMap(place);
  const isNear = useNear(place);
  const { LiveMap, hasFailed, retry } = useLiveMap(isNear);

  // An address with a hash would be an entry of the history that knows nothing of the pages before.
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
      {hasFailed && <MapFailure title={t('resultsMap.notDrawn')} onRetry={retry} />}
      <noscript>
        <p className={styles.noScript}>{t('resultsMap.noScript')}</p>
      </noscript>
      <span ref={behind} id={id} tabIndex={-1} />
    </div>
  );
}
