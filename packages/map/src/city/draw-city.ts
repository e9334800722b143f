import { divIcon, geoJSON, marker, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { boroughName } from './borough-names';
import styles from './city.module.css';
import newYork from './generated/new-york.json';
import placeNames from './place-names.json';

type Shape = Parameters<typeof geoJSON>[0];

export interface CityOptions {
  /** Of the boroughs' names, as a two-letter code. */
  language: string;
  /** The borough that the map is about, in English; the others step back. Without it all are the same. */
  borough?: string;
}

/** Names stand over the land and under everything that is drawn upon it. */
const NAMES = 'names';
/** From here on a window of the map is smaller than a borough, and then smaller than a district. */
const DISTRICTS_FROM = 11.5;
const NEIGHBOURHOODS_FROM = 13.5;

/** Draws the land, the districts, parks and airports, and the names of places: the more, the nearer one looks. */
export const drawCity = (map: Map, { language, borough }: CityOptions) => {
  const layer = (shape: Shape, classOf: (name: string) => string) =>
    geoJSON(shape, {
      interactive: false,
      style: (feature) => ({
        className: classOf((feature?.properties as { name?: string } | undefined)?.name ?? ''),
      }),
    }).addTo(map);
  const landOf = (name: string) =>
    [styles.land, borough && name !== borough && styles.elsewhere].filter(Boolean).join(' ');
  layer(newYork.boroughs as Shape, landOf);
  layer(newYork.openLand as Shape, () => String(styles.openLand));
  layer(newYork.districts as Shape, () => String(styles.district));

  const pane = map.createPane(NAMES);
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  pane.setAttribute('aria-hidden', 'true');
  for (const { name, at } of newYork.labels) {
    write(map, boroughName(name, language), at, styles.borough);
  }
  for (const { name, at, rank, kind } of placeNames) {
    const level = rank === 1 ? styles.ofDistrict : styles.ofNeighbourhood;
    write(map, name, at, level, kind && styles.ofOpenLand);
  }
  showDetail(map);
};

const write = (map: Map, text: string, at: number[], ...classes: (string | undefined)[]) => {
  const name = document.createElement('span');
  name.textContent = text;
  marker(at as unknown as [number, number], {
    pane: NAMES,
    interactive: false,
    keyboard: false,
    icon: divIcon({
      html: name,
      className: [styles.name, ...classes].filter(Boolean).join(' '),
      iconSize: [0, 0],
    }),
  }).addTo(map);
};

const showDetail = (map: Map) => {
  const show = () => {
    const zoom = map.getZoom();
    map.getContainer().dataset.detail =
      zoom >= NEIGHBOURHOODS_FROM
        ? 'neighbourhoods'
        : zoom >= DISTRICTS_FROM
          ? 'districts'
          : 'city';
  };
  map.on('zoomend', show);
  map.whenReady(show);
};
