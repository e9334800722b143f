import { circleMarker, control, latLngBounds, map as createMap, polygon } from 'leaflet';
import { drawBase } from '../city/draw-base';
import type { MapTexts, NamedPoint, Point } from '../common/map-model';
import styles from './draw-location.module.css';

/** Shows the borough and the neighbourhood. */
const ZOOM = 12;
const HALO_RADIUS = 24;
const PIN_RADIUS = 8;
const NEIGHBOUR_RADIUS = 7;

/** What is drawn beside the place. */
export interface Surroundings {
  /** Smaller marks with a name. */
  neighbours?: readonly NamedPoint[];
  /** The rings of the place's area; one within another is a hole. */
  outline?: readonly (readonly Point[])[];
}

/** Draws New York, a place and what is around it into an element. Returns a function that removes the map. */
export const drawLocation = (
  element: HTMLElement,
  { latitude, longitude }: Point,
  texts: MapTexts,
  { neighbours = [], outline = [] }: Surroundings = {},
): (() => void) => {
  const center = [latitude, longitude] as [number, number];
  const map = createMap(element, {
    center,
    zoom: ZOOM,
    minZoom: 10,
    maxZoom: 15,
    zoomSnap: 0.5,
    zoomControl: false,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
  });
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  const base = drawBase(map, texts);
  base.loadStreets();
  const rings = outline.map((ring) => ring.map(toLatLng));
  const shape = { interactive: false, fillRule: 'evenodd', className: styles.outline } as const;
  if (rings.length > 0) polygon(rings, shape).addTo(map);
  const circle = { interactive: false };
  circleMarker(center, { ...circle, radius: HALO_RADIUS, className: styles.halo }).addTo(map);
  circleMarker(center, { ...circle, radius: PIN_RADIUS, className: styles.pin }).addTo(map);
  for (const { latitude: north, longitude: east, title } of neighbours) {
    circleMarker([north, east], { radius: NEIGHBOUR_RADIUS, className: styles.neighbour })
      .bindTooltip(title, { className: styles.title })
      .addTo(map);
  }
  const points = [center, ...neighbours.map(toLatLng)];
  const shown = latLngBounds([...points, ...rings.flat()]);
  if (neighbours.length + rings.length > 0) map.fitBounds(shown.pad(0.1), { maxZoom: ZOOM + 2 });
  const arrange = () => {
    const size = 2 * HALO_RADIUS;
    base.avoid(points.map((point) => ({ ...map.project(point), width: size, height: size })));
  };
  map.on('zoomend resize', arrange);
  arrange();
  return () => void map.remove();
};

const toLatLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];
