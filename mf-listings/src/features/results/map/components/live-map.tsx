import { ResultsMap as HomesMap } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { useMemo, useRef } from 'react';
import type { ResultsMapProps } from '../../results-map-props';
import { BOROUGH_NAMES, placeWindow } from '../borough-windows';
import { useMapSearch } from '../hooks/use-map-search';
import { useMarks } from '../hooks/use-marks';
import { useOpened } from '../hooks/use-opened';
import { MapWindow } from '../map-window';
import { placedHome } from '../placed-home';
import { scrollToCard } from '../scroll-to-card';
import { HomePreview } from './home-preview';
import { HomesHere } from './homes-here';
import styles from './live-map.module.css';
import { MapControls } from './map-controls';
import { MapFailure } from './map-failure';
import { MapNote } from './map-note';
import { ToList } from './to-list';

interface Props extends ResultsMapProps {
  /** The id of the text that leads who does not see the map to the list. */
  describedBy: string;
}

/** The card of a chosen home with the space around it; px. */
const CARD_HEIGHT = 184;

/** The homes on the map, in step with the list: either leads the other. */
export function LiveMap({ search, homes, highlighted, onHighlight, describedBy }: Props) {
  const { t, i18n } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const mapWindow = useRef<HTMLDivElement>(null);
  const map = useMapSearch(search);
  const { found, turn } = map;
  const marks = useMarks(found);
  const { opened, open, close } = useOpened(turn);
  const selectedId = opened?.kind === 'home' ? opened.id : null;
  const pointed = useMemo(() => placedHome(highlighted, found, homes), [highlighted, found, homes]);
  const selected = useMemo(() => placedHome(selectedId, found, homes), [selectedId, found, homes]);

  const onSelect = (id: number | null) => {
    open(id === null ? null : { kind: 'home', id });
    onHighlight(id);
    if (id !== null) scrollToCard(id, stage.current);
  };

  return (
    <div ref={stage} className={styles.stage} aria-busy={map.isLoading}>
      <HomesMap
        window={mapWindow}
        {...{ marks, pointed, selected, describedBy, onSelect }}
        start={placeWindow(search.borough)}
        fit={map.fit}
        borough={search.borough === null ? undefined : BOROUGH_NAMES[search.borough]}
        label={t('resultsMap.title')}
        texts={{
          language: i18n.language,
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          source: t('map.source'),
        }}
        cardHeight={CARD_HEIGHT}
        failure={(retry) => <MapFailure title={t('resultsMap.notDrawn')} onRetry={retry} />}
        onView={map.onView}
        onPoint={onHighlight}
        onOpen={(cluster) => open({ kind: 'place', cluster })}
      />
      <MapWindow value={mapWindow}>
        <MapControls map={map} hasArea={search.bounds !== undefined} />
        <div className={styles.foot}>
          <ToList />
          {opened?.kind === 'home' && (
            <HomePreview key={opened.id} id={opened.id} onClose={close} />
          )}
          {opened?.kind === 'place' && (
            <HomesHere search={search} cluster={opened.cluster} onClose={close} />
          )}
          {!opened && <MapNote map={map} />}
        </div>
      </MapWindow>
    </div>
  );
}
