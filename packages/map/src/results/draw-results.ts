import { latLngBounds, map as createMap } from 'leaflet';
import { drawCity } from '../city/draw-city';
import type { MapTexts } from '../draw-map';
import { isPoint, toLatLng, windowOf } from './bounds';
import { fitWindow } from './fit-window';
import { furnish } from './furnish';
import { hiddenByCard } from './hidden-by-card';
import type { MapBounds, MapCluster, MapEvents, MapFit, MapMarks } from './map-model';
import { markerLayer, type Attention } from './marker-layer';
import { onResize } from './on-resize';
import { watchRests } from './watch-rests';
import { guardWheelZoom } from './wheel-zoom';

/** A map on the screen. */
export interface ResultsDrawing {
  show: (marks: MapMarks) => void;
  attend: (attention: Attention) => void;
  fit: (fit: MapFit | null) => void;
  remove: () => void;
}

/** What a map begins with, and keeps. */
export interface ResultsOptions {
  /** What it shows as long as there is nothing to fit. */
  start: MapBounds;
  fit: MapFit | null;
  /** The borough that is searched, by its English name; the others step back. */
  borough?: string;
  texts: MapTexts;
  /** How much of the window's lower edge the card of a chosen home takes; px. */
  cardHeight: number;
}

const MAX_ZOOM = 17;
/** Beyond it there is nothing that the map knows. */
const WORLD = latLngBounds([40.3, -74.6], [41.15, -73.35]);

/** Draws New York with markers on it, all from the boundaries that come with this file. */
export const drawResults = (
  element: HTMLElement,
  { start, fit, borough, texts, cardHeight }: ResultsOptions,
  events: MapEvents,
): ResultsDrawing => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    minZoom: 10,
    maxZoom: MAX_ZOOM,
    zoomSnap: 0.5,
    maxBounds: WORLD,
    zoomControl: false,
    trackResize: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
  });
  const fitting = fitWindow(map, start, fit);
  let isMoved = false;
  furnish(map, texts);
  const names = drawCity(map, { language: texts.language, borough });
  guardWheelZoom(map);

  const tell = (mover: 'visitor' | 'page') => {
    isMoved ||= mover === 'visitor';
    const [bounds, zoom] = [windowOf(map), Math.floor(map.getZoom())];
    events.onView({ bounds, zoom, turn: fitting.turn(), isMoved }, mover);
  };
  const rests = watchRests(map, tell);
  const stopWatching = onResize(element, () =>
    rests.jump(() => {
      map.invalidateSize({ pan: false });
      if (!isMoved) fitting.again();
    }),
  );

  const onCluster = (cluster: MapCluster) => {
    if (map.getZoom() >= MAX_ZOOM || isPoint(cluster.bounds)) return events.onOpen(cluster);
    const bounds = toLatLng(cluster.bounds);
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds)));
  };
  const markers = markerLayer(map, { ...events, onCluster, onArranged: names.giveWayTo });
  map.on('click', () => events.onSelect(null));

  let revealed: number | undefined;
  const reveal = ({ selected }: Attention) => {
    if (selected?.id === revealed) return;
    revealed = selected?.id;
    const hidden = selected ? hiddenByCard(map, selected, cardHeight) : 0;
    if (hidden > 0) rests.glide(() => map.panBy([0, hidden], { animate: !isStill }));
  };

  tell('page');
  return {
    show: markers.show,
    attend: (attention) => {
      markers.attend(attention);
      reveal(attention);
    },
    fit: (next) => {
      if (!next || fitting.isDone(next)) return;
      isMoved = false;
      rests.jump(() => fitting.to(next));
    },
    remove: () => {
      stopWatching();
      map.remove();
    },
  };
};
