import { divIcon, geoJSON, marker, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { boroughName } from './borough-names';
import styles from './city.module.css';
import newYork from './generated/new-york.json';
import placeNames from './place-names.json';

type Shape = Parameters<typeof geoJSON>[0];
type Classes = (string | false | undefined)[];

export interface CityOptions {
  /** Of the boroughs' names, as a two-letter code. */
  language: string;
  /** The borough that the map is about, in English; the others step back. Without it all are the same. */
  borough?: string;
}

/** Names stand over the land and under everything that is drawn upon it. */
const NAMES = 'names';
/** What is named from which zoom on: the smaller the window, the smaller the places. */
const DETAILS = [
  { name: 'quarters', from: 14.5 },
  { name: 'neighbourhoods', from: 13.5 },
  { name: 'districts', from: 11.5 },
] as const;

/** Draws the land, the districts, parks and airports, and the names of places: the more, the nearer one looks. */
export const drawCity = (map: Map, { language, borough }: CityOptions) => {
  const isElsewhere = (name: string) => borough !== undefined && name !== borough;
  const layer = (shape: Shape, ...classes: Classes) =>
    geoJSON(shape, { interactive: false, style: { className: joined(classes) } }).addTo(map);
  for (const land of newYork.boroughs.features) {
    layer(land as Shape, styles.land, isElsewhere(land.properties.name) && styles.elsewhere);
  }
  layer(newYork.openLand as Shape, styles.openLand);
  layer(newYork.districts as Shape, styles.district);

  createNamesPane(map);
  for (const { name, at } of newYork.labels) {
    const classes = [styles.borough, isElsewhere(name) && styles.elsewhere];
    write(map, boroughName(name, language), at, classes);
  }
  for (const { name, at, rank, kind, borough: around } of placeNames) {
    write(map, name, at, [
      [styles.ofDistrict, styles.ofNeighbourhood, styles.ofQuarter][rank - 1],
      kind === 'open' && styles.ofOpenLand,
      isElsewhere(around) && styles.elsewhere,
    ]);
  }
  showDetail(map);
};

const joined = (classes: Classes) => classes.filter(Boolean).join(' ');

const createNamesPane = (map: Map) => {
  const pane = map.createPane(NAMES);
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  pane.setAttribute('aria-hidden', 'true');
};

const write = (map: Map, text: string, at: number[], classes: Classes) => {
  const name = document.createElement('span');
  name.textContent = text;
  marker(at as unknown as [number, number], {
    pane: NAMES,
    interactive: false,
    keyboard: false,
    icon: divIcon({
      html: name,
      className: joined([styles.name, ...classes]),
      iconSize: [0, 0],
    }),
  }).addTo(map);
};

const showDetail = (map: Map) => {
  const show = () => {
    const zoom = map.getZoom();
    const { name } = DETAILS.find(({ from }) => zoom >= from) ?? { name: 'boroughs' };
    map.getContainer().dataset.detail = name;
  };
  map.on('zoomend', show);
  map.whenReady(show);
};
