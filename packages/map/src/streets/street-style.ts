import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { StreetPalette } from './street-palette';

interface StreetStyleOptions {
  /** The absolute address of a PMTiles archive. */
  tiles: string;
  palette: StreetPalette;
  /** The English name of the searched borough; the others are pale. */
  borough?: string;
}

const SOURCE = 'city';

/** The renderer takes the weight of a font from the first name of a stack. */
const REGULAR = ['Estate Sans'];
const SEMIBOLD = ['Semibold', 'Estate Sans'];
const ITALIC = ['Italic', 'Estate Sans'];

/** The style of the map of streets, for the layers of the archive (docs/licences.md). */
export const streetStyle = ({
  tiles,
  palette,
  borough,
}: StreetStyleOptions): StyleSpecification => ({
  version: 8,
  sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${tiles}` } },
  layers: [
    ...ground(palette, borough),
    ...streets(palette),
    ...transit(palette),
    ...names(palette),
    ...placeNames(palette),
  ],
});

const ground = (palette: StreetPalette, borough?: string): LayerSpecification[] => [
  { id: 'outside', type: 'background', paint: { 'background-color': palette.outside } },
  {
    id: 'land',
    ...of('land', 'fill'),
    paint: {
      'fill-color':
        borough === undefined
          ? palette.land
          : ['case', ['==', ['get', 'borough'], borough], palette.land, palette.elsewhere],
    },
  },
  { id: 'parks', ...of('parks', 'fill'), paint: { 'fill-color': palette.park } },
  { id: 'water', ...of('water', 'fill'), paint: { 'fill-color': palette.water } },
];

const streets = (palette: StreetPalette): LayerSpecification[] => [
  street('paths', ['path'], palette.path, [14, 0.5, 16, 1.5]),
  street(
    'casings',
    ['tertiary', 'secondary', 'primary', 'residential'],
    palette.casing,
    [12, 0.8, 15, 6],
    13,
  ),
  street('residential', ['residential', 'service'], palette.street, [12, 0.5, 15, 4.6]),
  street('tertiary', ['tertiary'], palette.street, [11, 0.6, 15, 5.5]),
  street('secondary', ['secondary'], palette.artery, [10, 0.5, 15, 6]),
  street('primary', ['primary'], palette.artery, [10, 0.8, 15, 7]),
  street('ramps', ['motorway_link'], palette.motorway, [12, 0.7, 15, 3.5]),
  street('motorways', ['motorway'], palette.motorway, [9, 0.8, 15, 7]),
];

const transit = (palette: StreetPalette): LayerSpecification[] => [
  {
    id: 'ferries',
    ...of('ferry', 'line'),
    paint: { 'line-color': palette.ferry, 'line-dasharray': [3, 3] },
  },
  {
    id: 'rail',
    ...of('rail', 'line'),
    paint: { 'line-color': palette.rail, 'line-dasharray': [4, 2] },
  },
  {
    id: 'subway',
    ...of('subway_lines', 'line'),
    layout: ROUND,
    paint: {
      'line-color': ['get', 'color'],
      'line-width': byZoom([9, 0.7, 12, 1.4, 15, 2.6]),
      'line-opacity': 0.75,
    },
  },
  {
    id: 'stations',
    ...of('subway_stations', 'circle'),
    minzoom: 12,
    paint: {
      'circle-radius': byZoom([12, 1.6, 16, 5]),
      'circle-color': palette.station,
      'circle-stroke-color': palette.stationEdge,
      'circle-stroke-width': byZoom([12, 0.8, 16, 1.6]),
    },
  },
  {
    id: 'schools',
    ...of('schools', 'circle'),
    minzoom: 14.5,
    paint: { 'circle-radius': 3, 'circle-color': palette.school, 'circle-opacity': 0.8 },
  },
];

const names = (palette: StreetPalette): LayerSpecification[] => [
  {
    id: 'street-names',
    ...of('streets', 'symbol'),
    minzoom: 12.5,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 260,
      'text-field': ['get', 'name'],
      'text-font': REGULAR,
      'text-size': byZoom([13, 10, 16, 13]),
    },
    paint: text(palette.mutedText, palette),
  },
  {
    id: 'water-names',
    ...of('water', 'symbol'),
    minzoom: 11,
    layout: { 'text-field': ['get', 'name'], 'text-font': ITALIC, 'text-size': 12 },
    paint: { 'text-color': palette.waterText },
  },
  {
    id: 'park-names',
    ...of('parks', 'symbol'),
    minzoom: 12,
    filter: ['step', ['zoom'], largerThan(80), 13.5, largerThan(12), 14.5, largerThan(0)],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ITALIC,
      'text-size': byZoom([12, 11, 16, 13]),
      'text-max-width': 8,
    },
    paint: text(palette.parkText, palette),
  },
  {
    id: 'station-names',
    ...of('subway_stations', 'symbol'),
    minzoom: 14,
    layout: {
      'text-field': [
        'format',
        ['get', 'name'],
        {},
        '\n',
        {},
        ['get', 'lines'],
        { 'font-scale': 0.9, 'text-font': ['literal', SEMIBOLD] },
      ],
      'text-font': REGULAR,
      'text-size': 12,
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.7,
      'text-optional': true,
    },
    paint: text(palette.text, palette),
  },
];

const placeNames = (palette: StreetPalette): LayerSpecification[] => [
  {
    id: 'neighbourhood-names',
    ...of('places', 'symbol'),
    minzoom: 11.5,
    maxzoom: 15.5,
    filter: ['==', ['get', 'class'], 'neighborhood'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': SEMIBOLD,
      'text-size': byZoom([11, 11, 15, 15]),
      'text-max-width': 7,
      'text-padding': 6,
    },
    paint: text(palette.text, palette),
  },
  {
    id: 'borough-names',
    ...of('places', 'symbol'),
    maxzoom: 12,
    filter: ['==', ['get', 'class'], 'borough'],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['Spectral'],
      'text-size': byZoom([9, 16, 12, 22]),
      'text-letter-spacing': 0.04,
    },
    paint: text(palette.text, palette),
  },
];

/** A layer of the style draws a layer of the archive. */
const of = <Type extends 'fill' | 'line' | 'circle' | 'symbol'>(layer: string, type: Type) => ({
  type,
  source: SOURCE,
  'source-layer': layer,
});

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

const street = (
  id: string,
  classes: string[],
  color: string,
  widths: number[],
  minzoom = 0,
): LayerSpecification => ({
  id,
  ...of('streets', 'line'),
  minzoom,
  filter: ['in', ['get', 'class'], ['literal', classes]],
  layout: ROUND,
  paint: { 'line-color': color, 'line-width': byZoom(widths) },
});

/** Pairs of a zoom and a size. */
const byZoom = (stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops] as unknown as ExpressionSpecification;

const text = (color: string, { halo }: StreetPalette) => ({
  'text-color': color,
  'text-halo-color': halo,
  'text-halo-width': 1.4,
});

const largerThan = (acres: number): FilterSpecification & ExpressionSpecification => [
  '>=',
  ['coalesce', ['get', 'acres'], 0],
  acres,
];
