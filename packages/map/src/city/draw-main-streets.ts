import { decode } from '@googlemaps/polyline-codec';
import { type LatLngTuple, type LayerGroup, polyline } from 'leaflet';
import styles from './city.module.css';
import mainStreets from './generated/main-streets.json';

/** The decimals of the generated lines. */
const PRECISION = 4;

/** Draws motorways, main streets and the lines of the subway. */
export const drawMainStreets = (shapes: LayerGroup): void => {
  const draw = (lines: readonly string[], className: string | undefined, color?: string) => {
    const paths = lines.map((line) => decode(line, PRECISION) as LatLngTuple[]);
    polyline(paths, { interactive: false, className, color }).addTo(shapes);
  };
  // The greatest are on top.
  for (const { class: name, lines } of mainStreets.streets.toReversed()) draw(lines, styles[name]);
  for (const { color, lines } of mainStreets.subway) draw(lines, styles.subway, color);
};
