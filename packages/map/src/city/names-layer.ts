import { divIcon, marker, type Map } from 'leaflet';
import { meets, type Box } from '../box';
import styles from './city.module.css';

/** The names of places, in the order in which they get the room there is. */
export interface NamesLayer {
  /** @param at latitude and longitude of what is named, around which it is written */
  write: (text: string, at: number[], classes: string) => void;
  /**
   * Moves the names aside that these boxes, or other names, would cover, and leaves out those that have no room near
   * their place: half a name is none. Counts for the zoom of the map at the time.
   *
   * @param boxes in pixels of the projected world
   */
  giveWayTo: (boxes: readonly Box[]) => void;
}

/** Names stand over the land and under everything that is drawn upon it. */
const PANE = 'names';
/** So far from its place a name still tells it, and in such steps a free spot is looked for; px. */
const REACH = 36;
const STEP = 6;
/** Between a name and what is beside it; px. */
const AIR = 4;

/** Writes names over a map. */
export const namesLayer = (map: Map): NamesLayer => {
  const names: { at: [number, number]; text: HTMLElement }[] = [];
  createPane(map);
  return {
    write: (name, [latitude = 0, longitude = 0], classes) => {
      const at: [number, number] = [latitude, longitude];
      const text = document.createElement('span');
      text.textContent = name;
      const className = `${styles.name} ${classes}`;
      const icon = divIcon({ html: text, className, iconSize: [0, 0] });
      marker(at, { pane: PANE, interactive: false, keyboard: false, icon }).addTo(map);
      names.push({ at, text });
    },
    giveWayTo: (boxes) => {
      const taken = [...boxes];
      // All are measured before any is moved: each look at a page that has changed lays it out anew.
      const measured = names.map(({ at, text }) => ({ text, box: boxOf(map, at, text) }));
      for (const { text, box } of measured) {
        // The zoom leaves it out.
        if (box.width <= AIR) continue;
        const spot = SPOTS.map(([x, y]) => ({ ...box, x: box.x + x, y: box.y + y })).find(
          (there) => !taken.some((other) => meets(there, other)),
        );
        text.classList.toggle(styles.noRoom ?? '', !spot);
        if (!spot) continue;
        text.style.translate = `${spot.x - box.x}px ${spot.y - box.y}px`;
        taken.push(spot);
      }
    },
  };
};

const createPane = (map: Map) => {
  const pane = map.createPane(PANE);
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  pane.setAttribute('aria-hidden', 'true');
};

const boxOf = (map: Map, at: [number, number], text: HTMLElement): Box => {
  const { x, y } = map.project(at);
  return { x, y, width: text.offsetWidth + AIR, height: text.offsetHeight + AIR };
};

/** Where a name may stand, from its place, the nearest first; px. */
const SPOTS = (() => {
  const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => index * STEP - REACH);
  return steps
    .flatMap((x) => steps.map((y) => [x, y] as const))
    .filter(([x, y]) => Math.hypot(x, y) <= REACH)
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
})();
