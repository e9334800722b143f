import { type Map as LeafletMap, Marker, type Point as Pixels } from 'leaflet';
import type { Box } from '../common/box';
import type {
  Highlights,
  MapBounds,
  MapCluster,
  MapHome,
  MapMarks,
  Point,
} from '../common/map-model';
import { clusterIcon, homeIcon } from './marker-icons';
import { markerRoom } from './marker-room';
import styles from './markers.module.css';

interface MarkerEvents {
  onSelect: (id: number) => void;
  onPoint: (id: number | null) => void;
  onCluster: (cluster: MapCluster) => void;
  /** @param boxes of the markers, in pixels of the projected world */
  onArranged: (boxes: readonly Box[]) => void;
}

// Hundreds of tab stops would be useless: the homes are listed beside the map.
const NOT_FOCUSABLE = { keyboard: false, riseOnHover: true } as const;
const RAISED = 10_000;

/** Leaflet moves a marker by this method, which its types do not have. */
const { _setPos: setPosition } = Marker.prototype as unknown as { _setPos(point: Pixels): void };

/**
 * A marker without a compositing layer of its own. Leaflet places markers by 3D transforms, for each of which the browser
 * makes a layer: a hundred layers make every frame slow while the map is moved.
 */
class FlatMarker extends Marker {
  protected _setPos(point: Pixels): void {
    setPosition.call(this, point);
    const element = this.getElement();
    if (element) element.style.transform = `translate(${point.x}px, ${point.y}px)`;
  }
}

/** The markers of a map. Unchanged ones stay, so that nothing flickers while the map moves. */
export const markerLayer = (map: LeafletMap, events: MarkerEvents) => {
  const shown = new Map<string, Marker>();
  let marks: MapMarks = { homes: [], clusters: [] };
  let highlights: Highlights = { pointed: null, selected: null };

  const createHome = (home: MapHome) => {
    const options = { ...NOT_FOCUSABLE, icon: homeIcon(home), title: home.title };
    return new FlatMarker([home.latitude, home.longitude], options)
      .on('click', () => events.onSelect(home.id))
      .on('mouseover', () => events.onPoint(home.id))
      .on('mouseout', () => events.onPoint(null));
  };
  const createCluster = (cluster: MapCluster) => {
    const options = { ...NOT_FOCUSABLE, icon: clusterIcon(cluster) };
    return new FlatMarker([cluster.latitude, cluster.longitude], options).on('click', () =>
      events.onCluster(cluster),
    );
  };

  const arrange = () => {
    const { crowded, boxes } = markerRoom(map, marks);
    for (const home of marks.homes) {
      const isDot = home.label === null || crowded.has(home);
      if (styles.dot) shown.get(homeKey(home))?.getElement()?.classList.toggle(styles.dot, isDot);
    }
    events.onArranged(boxes);
  };
  const updateHighlights = () => {
    const keyOf = (home: Highlights['pointed']) => home && keyOfHome(home, marks);
    const [pointed, selected] = [keyOf(highlights.pointed), keyOf(highlights.selected)];
    for (const [key, each] of shown) {
      each.getElement()?.toggleAttribute('data-pointed', key === pointed);
      each.getElement()?.toggleAttribute('data-selected', key === selected);
      each.setZIndexOffset(key === pointed || key === selected ? RAISED : 0);
    }
  };

  map.on('zoomend resize', arrange);
  const pane = map.getPane('markerPane');
  pane?.setAttribute('aria-hidden', 'true');
  map.on('dragstart dragend', ({ type }) =>
    pane?.toggleAttribute('data-dragged', type === 'dragstart'),
  );
  return {
    show: (next: MapMarks) => {
      marks = next;
      const wanted = new Map([
        ...next.clusters.map((each) => [clusterKey(each), () => createCluster(each)] as const),
        ...next.homes.map((each) => [homeKey(each), () => createHome(each)] as const),
      ]);
      for (const [key, old] of shown) {
        if (wanted.has(key)) continue;
        old.remove();
        shown.delete(key);
      }
      for (const [key, create] of wanted) {
        if (!shown.has(key)) shown.set(key, create().addTo(map));
      }
      arrange();
      updateHighlights();
    },
    highlight: (next: Highlights) => {
      highlights = next;
      updateHighlights();
    },
  };
};

export const homeKey = ({ id }: Pick<MapHome, 'id'>) => `home ${id}`;

/** A cluster has no id: the same count at the same place is the same cluster. */
export const clusterKey = ({ latitude, longitude, count }: MapCluster) =>
  `cluster ${latitude} ${longitude} ${count}`;

/** The key of the home's marker, or of the cluster that contains it; null without either. */
export const keyOfHome = (home: Point & { id: number }, { homes, clusters }: MapMarks) => {
  if (homes.some(({ id }) => id === home.id)) return homeKey(home);
  const cluster = clusters.find(({ bounds }) => contains(bounds, home));
  return cluster ? clusterKey(cluster) : null;
};

/** About a metre, in degrees, for rounded coordinates. */
const TOLERANCE = 1e-5;

const contains = ({ west, south, east, north }: MapBounds, { latitude, longitude }: Point) =>
  longitude >= west - TOLERANCE &&
  longitude <= east + TOLERANCE &&
  latitude >= south - TOLERANCE &&
  latitude <= north + TOLERANCE;
