import { latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import { FIT_MARGIN, MAX_FIT_ZOOM } from '../common/fit-zoom';
import type { MapBounds, MapFit, Point } from '../common/map-model';

export const toLatLng = ({ west, south, east, north }: MapBounds): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

/** Moves a map to what it must show. */
export const createFit = (map: Map, start: MapBounds, first: MapFit | null) => {
  let fitted = first;
  const repeat = () => {
    const { bounds, isWindow = false } = fitted ?? { bounds: start };
    const margin = isWindow
      ? {}
      : { padding: [FIT_MARGIN, FIT_MARGIN] as [number, number], maxZoom: MAX_FIT_ZOOM };
    map.fitBounds(toLatLng(bounds), { animate: false, ...margin });
  };
  repeat();
  return {
    repeat,
    turn: () => fitted?.turn ?? null,
    to: (fit: MapFit) => {
      fitted = fit;
      repeat();
    },
  };
};

/** Keys, the wheel, and a pointer that drags again and again move the map in steps; those within this time are one move. */
const PAUSE_MS = 200;

/**
 * Reports when the map has stopped, and who has moved it.
 *
 * @param isDrawing whether an area is drawn: the keyboard then moves the map to its corners, and searches nothing
 */
export const trackMoves = (
  map: Map,
  isDrawing: () => boolean,
  onStop: (mover: 'visitor' | 'page') => void,
) => {
  let isJumping = false;
  let isGliding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  map.on('movestart', () => {
    isGliding ||= isDrawing();
    // The next step has begun. A page that searched now would render its list while the map is dragged.
    if (!isJumping) clearTimeout(timer);
  });
  map.on('moveend', () => {
    if (isJumping) return;
    clearTimeout(timer);
    timer = isGliding ? undefined : setTimeout(() => onStop('visitor'), PAUSE_MS);
    if (isGliding) onStop('page');
    isGliding = false;
  });
  map.on('unload', () => clearTimeout(timer));

  return {
    /** Moves the map for the page, without an animation. */
    jump: (move: () => void) => {
      isJumping = true;
      move();
      isJumping = false;
      onStop('page');
    },
    /** Moves the map for the page, with an animation. `move` must change the view. */
    glide: (move: () => void) => {
      isGliding = true;
      move();
    },
  };
};

/** The wheel scrolls the page, unless the map has the focus, or with Ctrl, which a pinch on a trackpad sends too. */
export const guardWheelZoom = (map: Map) => {
  const container = map.getContainer();
  container.addEventListener(
    'wheel',
    (event) => {
      const isZoom = event.ctrlKey || event.metaKey || container.contains(document.activeElement);
      // Leaflet listens on the same element.
      if (!isZoom) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
};

/** Calls back when the size of an element changes, but not when the element is hidden. */
export const onResize = (element: HTMLElement, callback: () => void) => {
  const sizeOf = () => `${element.clientWidth}×${element.clientHeight}`;
  let size = sizeOf();
  const observer = new ResizeObserver(() => {
    const next = sizeOf();
    if (element.clientWidth === 0 || next === size) return;
    size = next;
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** The height in pixels by which a place in the window lies below the upper edge of the card; 0 if it does not. */
export const heightBehindCard = (
  map: Map,
  { latitude, longitude }: Point,
  cardHeight: number,
): number => {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const { x: width, y: height } = map.getSize();
  const isInWindow = x >= 0 && x <= width && y <= height;
  return isInWindow ? Math.max(0, Math.round(y - (height - cardHeight))) : 0;
};
