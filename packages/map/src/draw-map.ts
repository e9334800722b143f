import {
  circleMarker,
  control,
  geoJSON,
  map as createMap,
  tooltip,
  type LatLngExpression,
  type Map,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { boroughName } from './borough-names';
import newYork from './generated/new-york.json';
import styles from './map.module.css';

/** A place on the map, in degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The words on the map, in the visitor's language. */
export interface MapTexts {
  /** Of the boroughs' names, as a two-letter code. */
  language: string;
  zoomIn: string;
  zoomOut: string;
  /** Whose boundaries these are. */
  source: string;
}

type Shape = Parameters<typeof geoJSON>[0];

/** Wide enough to recognise the borough, near enough to tell the neighbourhood. */
const ZOOM = 12;

/**
 * Draws New York and the place into an element, all from the boundaries that come with this file.
 * @returns takes the map away again
 */
export const drawMap = (
  element: HTMLElement,
  { latitude, longitude }: Point,
  texts: MapTexts,
): (() => void) => {
  const centre: LatLngExpression = [latitude, longitude];
  const map = createMap(element, {
    center: centre,
    zoom: ZOOM,
    minZoom: 10,
    maxZoom: 15,
    zoomControl: false,
    // The wheel belongs to the page: a map in its middle must not catch it.
    scrollWheelZoom: false,
  });
  map.attributionControl.setPrefix(false).addAttribution(texts.source);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  drawCity(map, texts.language);
  drawPin(map, centre);
  return () => void map.remove();
};

const drawCity = (map: Map, language: string) => {
  const layer = (shape: Shape, className: string | undefined) =>
    geoJSON(shape, { interactive: false, style: { className } }).addTo(map);
  layer(newYork.boroughs as Shape, styles.land);
  layer(newYork.districts as Shape, styles.district);
  for (const { name, at } of newYork.labels) {
    tooltip(at as [number, number], {
      content: boroughName(name, language),
      permanent: true,
      direction: 'center',
      className: styles.name,
    }).addTo(map);
  }
};

const drawPin = (map: Map, centre: LatLngExpression) => {
  circleMarker(centre, { radius: 24, className: styles.halo, interactive: false }).addTo(map);
  circleMarker(centre, { radius: 8, className: styles.pin, interactive: false }).addTo(map);
};
