import { DomUtil, type Map as LeafletMap, type ZoomAnimEvent } from 'leaflet';
import { addProtocol, Map as StreetMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { Protocol } from 'pmtiles';
import { readPalette, watchTheme } from './street-palette';
import { streetStyle } from './street-style';
import styles from './streets.module.css';

interface StreetsOptions {
  /** The absolute address of a PMTiles archive. */
  tiles: string;
  /** The English name of the searched borough; the others are pale. */
  borough?: string;
  /** The streets are drawn for the first time. */
  onDrawn: () => void;
}

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** Below the shapes and markers of Leaflet. */
const PANE = 'streets';

/** Leaflet counts zooms of tiles with 256 px per side, MapLibre with 512. */
const ZOOM_OFFSET = 1;

/** Draws the streets under the layers of a Leaflet map, which moves them. Returns a function that removes them. */
export const drawStreets = (
  map: LeafletMap,
  { tiles, borough, onDrawn }: StreetsOptions,
): (() => void) => {
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = '150';
  const container = DomUtil.create('div', styles.streets, pane);
  container.setAttribute('aria-hidden', 'true');
  const fitContainer = () => {
    const { x, y } = map.getSize();
    container.style.width = `${x}px`;
    container.style.height = `${y}px`;
  };
  fitContainer();

  const style = () => streetStyle({ tiles, palette: readPalette(), borough });
  const camera = (center = map.getCenter(), zoom = map.getZoom()) => ({
    center: [center.lng, center.lat] as [number, number],
    zoom: zoom - ZOOM_OFFSET,
  });
  const streets = new StreetMap({
    container,
    style: style(),
    ...camera(),
    interactive: false,
    attributionControl: false,
    trackResize: false,
    renderWorldCopies: false,
    fadeDuration: 100,
  });
  let isDrawn = false;
  let hasFailed = false;
  // A tile that fails later leaves a hole until the map moves.
  streets.on('error', () => {
    hasFailed = true;
  });
  streets.on('idle', () => {
    if (isDrawn || hasFailed) return;
    isDrawn = true;
    container.classList.add(styles.drawn ?? '');
    onDrawn();
  });

  const follow = () => {
    // The pane moves with the map; the picture stays in its window.
    DomUtil.setPosition(container, map.containerPointToLayerPoint([0, 0]));
    streets.jumpTo(camera());
    // In the frame in which Leaflet moves the markers.
    streets.redraw();
  };
  const glide = ({ center, zoom }: ZoomAnimEvent) =>
    streets.easeTo({ ...camera(center, zoom), duration: ZOOM_MS, easing });
  const resize = () => {
    fitContainer();
    streets.resize();
    follow();
  };
  follow();
  map.on('move', follow);
  map.on('zoomanim', glide as never);
  map.on('resize', resize);
  const endWatch = watchTheme(() => streets.setStyle(style()));

  return () => {
    endWatch();
    map.off('move', follow);
    map.off('zoomanim', glide as never);
    map.off('resize', resize);
    streets.remove();
    container.remove();
  };
};

/** The duration and the curve of Leaflet's zoom animation, `cubic-bezier(0, 0, 0.25, 1)`. */
const ZOOM_MS = 250;
const easing = (progress: number): number => {
  let [from, to] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const middle = (from + to) / 2;
    const at = 3 * 0.25 * (1 - middle) * middle ** 2 + middle ** 3;
    if (at < progress) from = middle;
    else to = middle;
  }
  return 3 * (1 - to) * to ** 2 + to ** 3;
};
