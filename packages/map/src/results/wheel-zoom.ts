import type { Map } from 'leaflet';

/**
 * Leaves the wheel to the page, unless the map has the focus or the visitor zooms with Ctrl, as a pinched trackpad
 * does: who scrolls past the map must not get caught in it.
 */
export const guardWheelZoom = (map: Map) => {
  const container = map.getContainer();
  container.addEventListener(
    'wheel',
    (event) => {
      const isMeant = event.ctrlKey || event.metaKey || container.contains(document.activeElement);
      // Leaflet, which listens on the same element, does not get to see it; the page scrolls.
      if (!isMeant) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
};
