import { circleMarker, control, map as createMap, type LatLngExpression, type Map } from 'leaflet';
import { drawCity } from './city/draw-city';
import styles from './location-pin.module.css';

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

/** Wide enough to recognise the borough, near enough to tell the neighbourhood. */
const ZOOM = 12;
/** Around the place; px. */
const HALO = 24;

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
  const names = drawCity(map, texts);
  drawPin(map, centre);
  const arrange = () =>
    names.giveWayTo([{ ...map.project(centre), width: 2 * HALO, height: 2 * HALO }]);
  map.on('zoomend resize', arrange);
  arrange();
  return () => void map.remove();
};

const drawPin = (map: Map, centre: LatLngExpression) => {
  circleMarker(centre, { radius: HALO, className: styles.halo, interactive: false }).addTo(map);
  circleMarker(centre, { radius: 8, className: styles.pin, interactive: false }).addTo(map);
};
