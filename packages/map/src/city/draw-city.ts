import { geoJSON, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { boroughName } from './borough-names';
import styles from './city.module.css';
import newYork from './generated/new-york.json';
import { namesLayer, type NamesLayer } from './names-layer';
import placeNames from './place-names.json';

type Shape = Parameters<typeof geoJSON>[0];
type Classes = (string | false | undefined)[];

export interface CityOptions {
  /** Of the boroughs' names, as a two-letter code. */
  language: string;
  /** The borough that the map is about, in English; the others step back. Without it all are the same. */
  borough?: string;
}

/** What is named from which zoom on: the smaller the window, the smaller the places. */
const DETAILS = [
  { name: 'quarters', from: 14.5 },
  { name: 'neighbourhoods', from: 13.5 },
  { name: 'districts', from: 11.5 },
] as const;
/** Where there is no room for all names, those of greater places come first. */
const BY_RANK = [...placeNames].sort((one, other) => one.rank - other.rank);

/**
 * Draws the land, the districts, parks and airports, and the names of places: the more, the nearer one looks.
 * @returns the names, which give way to what is drawn over the city
 */
export const drawCity = (map: Map, { language, borough }: CityOptions): NamesLayer => {
  const isElsewhere = (name: string) => borough !== undefined && name !== borough;
  const layer = (shape: Shape, ...classes: Classes) =>
    geoJSON(shape, { interactive: false, style: { className: joined(classes) } }).addTo(map);
  for (const land of newYork.boroughs.features) {
    layer(land as Shape, styles.land, isElsewhere(land.properties.name) && styles.elsewhere);
  }
  layer(newYork.openLand as Shape, styles.openLand);
  layer(newYork.districts as Shape, styles.district);

  const names = namesLayer(map);
  for (const { name, at } of newYork.labels) {
    const classes = [styles.borough, isElsewhere(name) && styles.elsewhere];
    names.write(boroughName(name, language), at, joined(classes));
  }
  for (const { name, at, rank, kind, borough: around } of BY_RANK) {
    const classes = [
      [styles.ofDistrict, styles.ofNeighbourhood, styles.ofQuarter][rank - 1],
      kind === 'open' && styles.ofOpenLand,
      isElsewhere(around) && styles.elsewhere,
    ];
    names.write(name, at, joined(classes));
  }
  showDetail(map);
  return names;
};

const joined = (classes: Classes) => classes.filter(Boolean).join(' ');

const showDetail = (map: Map) => {
  const show = () => {
    const zoom = map.getZoom();
    const { name } = DETAILS.find(({ from }) => zoom >= from) ?? { name: 'boroughs' };
    map.getContainer().dataset.detail = name;
  };
  map.on('zoomend', show);
  map.whenReady(show);
};
