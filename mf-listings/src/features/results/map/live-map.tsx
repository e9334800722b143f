import type { Listing } from '@phantom/api-client';
import { ResultsMap as ListingsMap, type MapCluster } from '@phantom/map';
import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { scrollToElement } from '../../../shared/scroll-to-element';
import type { Search } from '../../../shared/search/search';
import type { FoundOnMap } from '../api/map-search';
import { BOROUGH_NAMES, boroughWindow } from './borough-windows';
import styles from './live-map.module.css';
import { MapWindow } from './map-button';
import { MapControls, MapNote } from './map-controls';
import { MapFailure } from './map-failure';
import { useMarks } from './map-marks';
import { BuildingListings, ListingPreview } from './map-previews';
import { useDrawnAreas, type DrawnAreas } from './use-drawn-areas';
import { useMapSearch } from './use-map-search';

export interface ResultsMapProps {
  search: Search;
  listings: Listing[];
  /** The listing that has the pointer or the focus, in the list or on the map. */
  highlighted: number | null;
  onHighlight: (id: number | null) => void;
}

interface Props extends ResultsMapProps {
  /** The id of the text that leads screen reader users to the list. */
  describedBy: string;
}

/** The height of a preview card with its margins; px. */
const CARD_HEIGHT = 184;

export function LiveMap({ search, listings, highlighted, onHighlight, describedBy }: Props) {
  const { t, i18n } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const mapWindow = useRef<HTMLDivElement>(null);
  const map = useMapSearch(search);
  const { found, turn } = map;
  const drawn = useDrawnAreas(search, map.searchWithin);
  useSketchKeys(drawn);
  const marks = useMarks(found);
  const { opened, open, close } = useMapSelection(turn);
  const selectedId = opened?.kind === 'listing' ? opened.id : null;
  const pointed = usePointOf(highlighted, found, listings);
  const selected = usePointOf(selectedId, found, listings);

  const onSelect = (id: number | null) => {
    open(id === null ? null : { kind: 'listing', id });
    onHighlight(id);
    if (id !== null) scrollToCard(id, stage.current);
  };

  return (
    <div ref={stage} className={styles.stage} aria-busy={map.isLoading}>
      <ListingsMap
        window={mapWindow}
        {...{ pointed, selected, describedBy, onSelect }}
        marks={found === null && map.error === undefined ? null : marks}
        areas={drawn.areas}
        sketch={drawn.sketch}
        onCorner={drawn.addCorner}
        onArea={drawn.add}
        start={boroughWindow(search.borough)}
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
        onExpect={map.onExpect}
        onView={map.onView}
        onPoint={onHighlight}
        onOpen={(cluster) => open({ kind: 'building', cluster })}
      />
      <MapWindow value={mapWindow}>
        <MapControls map={map} hasBounds={search.bounds !== undefined} drawn={drawn} />
        <div className={styles.foot}>
          {opened?.kind === 'listing' && (
            <ListingPreview key={opened.id} id={opened.id} onClose={close} />
          )}
          {opened?.kind === 'building' && (
            <BuildingListings search={search} cluster={opened.cluster} onClose={close} />
          )}
          {!opened && <MapNote map={map} />}
        </div>
      </MapWindow>
    </div>
  );
}

/** The open preview: one listing, or the listings of one building. */
type MapSelection = { kind: 'listing'; id: number } | { kind: 'building'; cluster: MapCluster };

/** The open preview during one turn of the map. Escape closes it. */
const useMapSelection = (turn: number) => {
  const [state, setState] = useState<{ turn: number; opened: MapSelection | null }>({
    turn,
    opened: null,
  });
  const opened = state.turn === turn ? state.opened : null;
  const open = (next: MapSelection | null) => setState({ turn, opened: next });
  const close = () => open(null);

  const isOpen = opened !== null;
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);

  return { opened, open, close };
};

/** While an area is drawn, Backspace removes its last corner and Escape gives it up. */
const useSketchKeys = ({ sketch, removeCorner, cancel }: DrawnAreas) => {
  const isDrawing = sketch !== null;
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') cancel();
    if (key === 'Backspace') removeCorner();
  });
  useEffect(() => {
    if (!isDrawing) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isDrawing]);
};

/** The location of a listing on the map or on the list's page. Null when it is unknown. */
const usePointOf = (id: number | null, found: FoundOnMap | null, listings: Listing[]) =>
  useMemo(() => {
    const { latitude = null, longitude = null } =
      [...(found?.homes ?? []), ...listings].find((listing) => listing.id === id) ?? {};
    return id === null || latitude === null || longitude === null
      ? null
      : { id, latitude, longitude };
  }, [id, found, listings]);

/** Scrolls to a listing's card in the list. Links within the map are ignored. */
export const scrollToCard = (id: number, map: HTMLElement | null) => {
  const links = document.querySelectorAll(`a[href$="/listings-detail/${id}"]`);
  const link = [...links].find((each) => !map?.contains(each));
  scrollToElement(link?.closest('li'), 'nearest');
};
