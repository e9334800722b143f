import { circleMarker, control, map as createMap, type LatLngExpression } from 'leaflet';
import { drawCity } from '../city/draw-city';
import type { MapTexts, Point } from '../common/map-model';
import styles from './draw-location.module.css';

/** Shows the borough and the neighbourhood. */
const ZOOM = 12;
const HALO_RADIUS = 24;
const PIN_RADIUS = 8;

/** Draws New York and a place into an element. Returns a function that removes the map. */
export const drawLocation = (
  element: HTMLElement,
  { latitude, longitude }: Point,
  texts: MapTexts,
): (() => void) => {
  const center: LatLngExpression = [latitude, longitude];
  const map = createMap(element, {
    center,
    zoom: ZOOM,
    minZoom: 10,
    maxZoom: 15,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
  });
  map.attributionControl.setPrefix(false).addAttribution(texts.source);
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const names = drawCity(map, texts);
  const circle = { interactive: false };
  circleMarker(center, { ...circle, radius: HALO_RADIUS, className: styles.halo }).addTo(map);
  circleMarker(center, { ...circle, radius: PIN_RADIUS, className: styles.pin }).addTo(map);
  const arrange = () => {
    const size = 2 * HALO_RADIUS;
    names.avoid([{ ...map.project(center), width: size, height: size }]);
  };
  map.on('zoomend resize', arrange);
  arrange();
  return () => void map.remove();
};
