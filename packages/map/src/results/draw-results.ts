import { control, latLngBounds, map as createMap, type Map } from 'leaflet';
import { drawBase } from '../city/draw-base';
import { MIN_ZOOM } from '../common/fit-zoom';
import type {
  AreaEvents,
  Highlights,
  MapBounds,
  MapCluster,
  MapEvents,
  MapFit,
  MapMarks,
  MapTexts,
  Point,
} from '../common/map-model';
import { areaLayer } from './area-layer';
import {
  createFit,
  guardWheelZoom,
  heightBehindCard,
  onResize,
  toLatLng,
  trackMoves,
} from './map-moves';
import { markerLayer } from './marker-layer';

export interface ResultsDrawing {
  /** The streets follow the first homes: their code is large, and would delay these. */
  show: (marks: MapMarks) => void;
  highlight: (highlights: Highlights) => void;
  fit: (fit: MapFit | null) => void;
  /** Shows drawn areas. */
  areas: (areas: readonly (readonly Point[])[]) => void;
  /** The corners of an area that is not finished; null when none is drawn. */
  sketch: (corners: readonly Point[] | null) => void;
  remove: () => void;
}

/** The initial options of a map. */
export interface ResultsOptions {
  /** Shown while there is no fit. */
  start: MapBounds;
  fit: MapFit | null;
  /** The English name of the searched borough; the others are pale. */
  borough?: string;
  texts: MapTexts;
  /** Height in pixels of the card at the lower edge, which must not cover the selected home. */
  cardHeight: number;
}

const MAX_ZOOM = 17;
/** The area of the boundaries. */
const WORLD = latLngBounds([40.3, -74.6], [41.15, -73.35]);

/** Draws New York with markers into an element. */
export const drawResults = (
  element: HTMLElement,
  { start, fit: firstFit, borough, texts, cardHeight }: ResultsOptions,
  events: MapEvents & AreaEvents,
): ResultsDrawing => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: 0.5,
    maxBounds: WORLD,
    zoomControl: false,
    trackResize: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
  });
  const fit = createFit(map, start, firstFit);
  let isMoved = false;
  addControls(map, texts);
  const { language, source } = texts;
  const base = drawBase(map, { language, source, borough });
  guardWheelZoom(map);

  const onStop = (mover: 'visitor' | 'page') => {
    isMoved ||= mover === 'visitor';
    const zoom = Math.floor(map.getZoom());
    events.onView({ bounds: boundsOf(map), zoom, turn: fit.turn(), isMoved }, mover);
  };
  const areas = areaLayer(map, events);
  const moves = trackMoves(map, areas.isDrawing, onStop);
  const stopWatching = onResize(element, () =>
    moves.jump(() => {
      map.invalidateSize({ pan: false });
      if (!isMoved) fit.repeat();
    }),
  );

  const onCluster = (cluster: MapCluster) => {
    if (map.getZoom() >= MAX_ZOOM || isPoint(cluster.bounds)) return events.onOpen(cluster);
    const bounds = toLatLng(cluster.bounds);
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds)));
  };
  const markers = markerLayer(map, { ...events, onCluster, onArranged: base.avoid });
  map.on('click', () => events.onSelect(null));

  let revealed: number | undefined;
  const reveal = ({ selected }: Highlights) => {
    if (selected?.id === revealed) return;
    revealed = selected?.id;
    const height = selected ? heightBehindCard(map, selected, cardHeight) : 0;
    if (height > 0) moves.glide(() => map.panBy([0, height], { animate: !isStill }));
  };

  onStop('page');
  return {
    show: (marks) => {
      markers.show(marks);
      base.loadStreets();
    },
    areas: areas.show,
    sketch: areas.sketch,
    highlight: (highlights) => {
      markers.highlight(highlights);
      reveal(highlights);
    },
    fit: (next) => {
      if (!next || next.turn === fit.turn()) return;
      isMoved = false;
      moves.jump(() => fit.to(next));
    },
    remove: () => {
      stopWatching();
      map.remove();
    },
  };
};

const addControls = (map: Map, { language, zoomIn, zoomOut }: MapTexts) => {
  const titles = { zoomInTitle: zoomIn, zoomOutTitle: zoomOut };
  control.zoom({ position: 'topright', ...titles }).addTo(map);
  const imperial = language === 'en';
  control.scale({ position: 'bottomright', imperial, metric: !imperial }).addTo(map);
};

/** About a metre, in degrees. */
const POINT_SIZE = 1e-5;

const isPoint = ({ west, south, east, north }: MapBounds): boolean =>
  east - west < POINT_SIZE && north - south < POINT_SIZE;

const boundsOf = (map: Map): MapBounds => {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
};
