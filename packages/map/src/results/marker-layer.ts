import { marker, type Map as LeafletMap, type Marker } from 'leaflet';
import type { Box } from '../box';
import type { Point } from '../draw-map';
import { markerRoom } from './marker-room';
import type { MapCluster, MapHome, MapMarks } from './map-model';
import { clusterIcon, homeIcon } from './marker-icons';
import { clusterKey, homeKey, keyOfHome } from './marker-key';
import styles from './markers.module.css';

/** What a click, or the pointer, does to a marker, and where the markers are. */
export interface MarkerEvents {
  onSelect: (id: number) => void;
  onPoint: (id: number | null) => void;
  onCluster: (cluster: MapCluster) => void;
  /** They take this room now; in pixels of the projected world. */
  onArranged: (boxes: readonly Box[]) => void;
}

/** The homes that the page around the map is about at the moment. */
export interface Attention {
  pointed: (Point & { id: number }) | null;
  selected: (Point & { id: number }) | null;
}

// Hundreds of stops are no way for keys: the list beside the map is.
const NO_STOP = { keyboard: false, riseOnHover: true } as const;
const RAISED = 10_000;

/** The markers of a map. Those that stay are left as they are, so that nothing flickers while the map is moved. */
export const markerLayer = (map: LeafletMap, events: MarkerEvents) => {
  const shown = new Map<string, Marker>();
  let marks: MapMarks = { homes: [], clusters: [] };
  let attention: Attention = { pointed: null, selected: null };

  const createHome = (home: MapHome) =>
    marker([home.latitude, home.longitude], {
      ...NO_STOP,
      icon: homeIcon(home),
      title: home.title,
    })
      .on('click', () => events.onSelect(home.id))
      .on('mouseover', () => events.onPoint(home.id))
      .on('mouseout', () => events.onPoint(null));
  const createCluster = (cluster: MapCluster) =>
    marker([cluster.latitude, cluster.longitude], {
      ...NO_STOP,
      icon: clusterIcon(cluster),
    }).on('click', () => events.onCluster(cluster));

  const arrange = () => {
    const { crowded, boxes } = markerRoom(map, marks);
    for (const home of marks.homes) {
      const isDot = home.label === null || crowded.has(home);
      setClass(shown.get(homeKey(home)), styles.dot, isDot);
    }
    events.onArranged(boxes);
  };
  const mark = () => {
    const keyOf = (home: Attention['pointed']) => home && keyOfHome(home, marks);
    const [pointed, selected] = [keyOf(attention.pointed), keyOf(attention.selected)];
    for (const [key, each] of shown) {
      setClass(each, styles.pointed, key === pointed);
      setClass(each, styles.selected, key === selected);
      each.setZIndexOffset(key === pointed || key === selected ? RAISED : 0);
    }
  };

  map.on('zoomend resize', arrange);
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');
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
      mark();
    },
    attend: (next: Attention) => {
      attention = next;
      mark();
    },
  };
};

const setClass = (marker: Marker | undefined, name: string | undefined, isSet: boolean) =>
  name && marker?.getElement()?.classList.toggle(name, isSet);
