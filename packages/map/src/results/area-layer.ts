import {
  LineUtil,
  point as pixel,
  polygon,
  polyline,
  type LatLng,
  type Map,
  type Point as Pixel,
} from 'leaflet';
import { MAX_CORNERS, type AreaEvents, type Point } from '../common/map-model';
import styles from './area-layer.module.css';

/** The greatest distance of a drawn line from the simplified one, in pixels. */
const TOLERANCE = 2;
/** A shorter line is a tap, which sets a corner; px. */
const MIN_LINE = 24;

/** Shows drawn areas, and draws new ones with the pointer, a finger or the keyboard. */
export const areaLayer = (map: Map, { onCorner, onArea }: AreaEvents) => {
  const shape = { interactive: false, fillRule: 'evenodd' } as const;
  const areas = polygon([], { ...shape, className: styles.area }).addTo(map);
  const outline = polygon([], { ...shape, className: styles.sketch }).addTo(map);
  const line = polyline([], { ...shape, className: styles.line }).addTo(map);
  const container = map.getContainer();
  let path: Pixel[] | null = null;

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return;
    // Neither the page nor the map moves under the finger.
    event.preventDefault();
    event.stopPropagation();
    container.setPointerCapture(event.pointerId);
    path = [pixelOf(map, event)];
  };
  const onMove = (event: PointerEvent) => {
    if (!path || !event.isPrimary) return;
    path.push(pixelOf(map, event));
    line.setLatLngs(path.map((each) => map.containerPointToLatLng(each)));
  };
  const onUp = (event: PointerEvent) => {
    if (!path || !event.isPrimary) return;
    const drawn = path;
    cancel();
    if (event.type === 'pointercancel') return;
    if (lengthOf(drawn) < MIN_LINE) {
      onCorner?.(toPoint(map.containerPointToLatLng(drawn[0] ?? pixel(0, 0))));
      return;
    }
    const corners = simplified(drawn);
    if (corners.length >= 3) {
      onArea?.(corners.map((each) => toPoint(map.containerPointToLatLng(each))));
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== container || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    onCorner?.(toPoint(map.getCenter()));
  };
  const cancel = () => {
    path = null;
    line.setLatLngs([]);
  };

  const listeners = {
    pointerdown: onDown,
    pointermove: onMove,
    pointerup: onUp,
    pointercancel: onUp,
    keydown: onKey,
  } as Record<string, (event: never) => void>;
  const switchDrawing = (isOn: boolean) => {
    container.classList.toggle(styles.drawing ?? '', isOn);
    const handlers = [map.dragging, map.touchZoom, map.doubleClickZoom, map.boxZoom];
    for (const handler of handlers) handler?.[isOn ? 'disable' : 'enable']();
    for (const [name, listener] of Object.entries(listeners)) {
      if (isOn) container.addEventListener(name, listener as EventListener, { capture: true });
      else container.removeEventListener(name, listener as EventListener, { capture: true });
    }
    if (!isOn) cancel();
  };
  let isDrawing = false;

  return {
    show: (shown: readonly (readonly Point[])[]) => {
      areas.setLatLngs(shown.map((corners) => [corners.map(toPair)]));
    },
    isDrawing: () => isDrawing,
    /** The corners of an area that is not finished; null when none is drawn. */
    sketch: (corners: readonly Point[] | null) => {
      outline.setLatLngs((corners ?? []).map(toPair));
      if ((corners !== null) === isDrawing) return;
      isDrawing = !isDrawing;
      switchDrawing(isDrawing);
    },
  };
};

const pixelOf = (map: Map, event: PointerEvent): Pixel => map.mouseEventToContainerPoint(event);

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.leaflet-control') !== null;

const lengthOf = (path: readonly Pixel[]): number =>
  path.reduce((sum, each, at) => sum + each.distanceTo(path[at - 1] ?? each), 0);

/** The corners of a drawn line, few enough for a search. */
export const simplified = (path: Pixel[]): Pixel[] => {
  for (let tolerance = TOLERANCE; ; tolerance *= 1.5) {
    const corners = LineUtil.simplify(path, tolerance);
    if (corners.length <= MAX_CORNERS) return corners;
  }
};

const toPoint = ({ lat, lng }: LatLng): Point => ({ latitude: lat, longitude: lng });
const toPair = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];
