import { divIcon, layerGroup, marker, type Map } from 'leaflet';
import { overlap, type Box } from '../common/box';
import styles from './city.module.css';

/** The names of places. Those that were added first get the room first. */
export interface NamesLayer {
  /** @param at latitude and longitude */
  add: (text: string, at: number[], classes: string) => void;
  /** Moves the names away from the boxes (pixels of the projected world) and each other, and hides those without room. */
  avoid: (boxes: readonly Box[]) => void;
  remove: () => void;
}

/** Above the land and below everything else. */
const PANE = 'names';
/** The greatest distance of a name from its place, and the step of the search for room, in pixels. */
const REACH = 36;
const STEP = 6;
const GAP = 4;

export const namesLayer = (map: Map): NamesLayer => {
  const names: { at: [number, number]; text: HTMLElement }[] = [];
  const markers = layerGroup().addTo(map);
  const pane = map.createPane(PANE);
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  pane.setAttribute('aria-hidden', 'true');
  return {
    add: (name, [latitude = 0, longitude = 0], classes) => {
      const at: [number, number] = [latitude, longitude];
      const text = document.createElement('span');
      text.textContent = name;
      const className = `${styles.name} ${classes}`;
      const icon = divIcon({ html: text, className, iconSize: [0, 0] });
      marker(at, { pane: PANE, interactive: false, keyboard: false, icon }).addTo(markers);
      names.push({ at, text });
    },
    avoid: (boxes) => {
      const taken = [...boxes];
      // Measures all names before it moves one: measuring after a change would repeat the layout.
      const measured = names.map(({ at, text }) => ({ text, box: boxOf(map, at, text) }));
      for (const { text, box } of measured) {
        const isHiddenByZoom = box.width <= GAP;
        if (isHiddenByZoom) continue;
        const moved = OFFSETS.map(([x, y]) => ({ ...box, x: box.x + x, y: box.y + y })).find(
          (candidate) => !taken.some((other) => overlap(candidate, other)),
        );
        text.classList.toggle(styles.noRoom ?? '', !moved);
        if (!moved) continue;
        text.style.translate = `${moved.x - box.x}px ${moved.y - box.y}px`;
        taken.push(moved);
      }
    },
    remove: () => {
      names.length = 0;
      markers.remove();
    },
  };
};

const boxOf = (map: Map, at: [number, number], text: HTMLElement): Box => {
  const { x, y } = map.project(at);
  return { x, y, width: text.offsetWidth + GAP, height: text.offsetHeight + GAP };
};

/** The possible offsets of a name from its place, the nearest first, in pixels. */
const OFFSETS = (() => {
  const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => index * STEP - REACH);
  return steps
    .flatMap((x) => steps.map((y) => [x, y] as const))
    .filter(([x, y]) => Math.hypot(x, y) <= REACH)
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
})();
