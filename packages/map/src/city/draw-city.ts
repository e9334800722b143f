import { geoJSON, layerGroup, type LayerGroup, type Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { Box } from '../common/box';
import styles from './city.module.css';
import newYork from './generated/new-york.json';
import { namesLayer } from './names-layer';
import placeNames from './place-names.json';

type Shape = Parameters<typeof geoJSON>[0];
type Classes = (string | false | undefined)[];

export interface CityOptions {
  /** A two-letter code, for the names of the boroughs. */
  language: string;
  /** The English name of the searched borough; the others are pale. */
  borough?: string;
}

/** The lowest zoom at which each kind of names is shown. */
const DETAILS = [
  { name: 'quarters', from: 14.5 },
  { name: 'neighbourhoods', from: 13.5 },
  { name: 'districts', from: 11.5 },
] as const;
/** The names of larger places get the room first. */
const BY_RANK = [...placeNames].sort((one, other) => one.rank - other.rank);

/** The names of the boroughs in languages with other letters. */
const BOROUGH_NAMES: Record<string, Record<string, string>> = {
  ru: {
    Manhattan: 'Манхэттен',
    Brooklyn: 'Бруклин',
    Queens: 'Куинс',
    Bronx: 'Бронкс',
    'Staten Island': 'Статен-Айленд',
  },
};

/** The drawing of the city under the markers. */
export interface City {
  /** Moves the names away from the boxes (pixels of the projected world) and each other, and hides those without room. */
  avoid: (boxes: readonly Box[]) => void;
  /** For lines on the land, under the names. */
  shapes: LayerGroup;
  remove: () => void;
}

/** Draws land, districts, parks, airports and the names of places. */
export const drawCity = (map: Map, { language, borough }: CityOptions): City => {
  const shapes = layerGroup().addTo(map);
  const isPale = (name: string) => borough !== undefined && name !== borough;
  const addLayer = (shape: Shape, ...classes: Classes) =>
    geoJSON(shape, { interactive: false, style: { className: join(classes) } }).addTo(shapes);
  for (const land of newYork.boroughs.features) {
    addLayer(land as Shape, styles.land, isPale(land.properties.name) && styles.elsewhere);
  }
  addLayer(newYork.openLand as Shape, styles.openLand);
  addLayer(newYork.districts as Shape, styles.district);

  const names = namesLayer(map);
  for (const { name, at } of newYork.labels) {
    const classes = [styles.borough, isPale(name) && styles.elsewhere];
    names.add(BOROUGH_NAMES[language]?.[name] ?? name, at, join(classes));
  }
  let hasPlaces = false;
  const addPlaces = () => {
    hasPlaces = true;
    for (const { name, at, rank, kind, borough: around } of BY_RANK) {
      const classes = [
        [styles.ofDistrict, styles.ofNeighbourhood, styles.ofQuarter][rank - 1],
        kind === 'open' && styles.ofOpenLand,
        isPale(around) && styles.elsewhere,
      ];
      names.add(name, at, join(classes));
    }
  };
  const showDetail = () => {
    const zoom = map.getZoom();
    const detail = DETAILS.find(({ from }) => zoom >= from);
    map.getContainer().dataset.detail = detail?.name ?? 'boroughs';
    // Most maps begin with the boroughs, and the streets with their own names follow.
    if (detail && !hasPlaces) addPlaces();
  };
  map.on('zoomend', showDetail);
  map.whenReady(showDetail);
  return {
    avoid: names.avoid,
    shapes,
    remove: () => {
      map.off('zoomend', showDetail);
      names.remove();
      shapes.remove();
    },
  };
};

const join = (classes: Classes) => classes.filter(Boolean).join(' ');
