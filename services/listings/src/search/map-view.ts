import type { Bitmap } from './bitmap.js';
import type { Cell } from './cell-table.js';
import type { HomeIndex } from './home-index.js';
import { mapCells } from './map-cells.js';
import { latitudeOf, longitudeOf } from './mercator.js';
import type { Place } from './home.js';

/** West, south, east, north; degrees, WGS84. */
export type Box = [number, number, number, number];

export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  bounds: Box;
}

export interface MapHome {
  id: number;
  latitude: number;
  longitude: number;
  price: number | null;
  offer: Place['offer'];
}

/** All rows on a map. */
export interface MapView {
  total: number;
  extent: Box | null;
  clusters: Cluster[];
  homes: MapHome[];
}

/** @param rows all of them with coordinates */
export function mapView(index: HomeIndex, rows: Bitmap, zoom: number): MapView {
  const cells = mapCells(index.columns, rows, zoom);
  return {
    total: cells.reduce((total, { count }) => total + count, 0),
    extent: cells.length > 0 ? boxOf(cells.reduce(union)) : null,
    clusters: cells.filter(({ count }) => count > 1).map(cluster),
    homes: cells.filter(({ count }) => count === 1).map(({ row }) => mapHome(index, row)),
  };
}

function cluster(cell: Cell): Cluster {
  const { west, north, east, south, count } = cell;
  return {
    latitude: rounded(latitudeOf((north + south) / 2), Math.round),
    longitude: rounded(longitudeOf((west + east) / 2), Math.round),
    count,
    bounds: boxOf(cell),
  };
}

function mapHome(index: HomeIndex, row: number): MapHome {
  const { columns } = index;
  return {
    id: columns.id[row] as number,
    latitude: columns.latitude[row] as number,
    longitude: columns.longitude[row] as number,
    price: columns.price[row] || null,
    offer: index.placeOf(row).offer,
  };
}

const union = (one: Cell, other: Cell): Cell => ({
  ...one,
  west: Math.min(one.west, other.west),
  north: Math.min(one.north, other.north),
  east: Math.max(one.east, other.east),
  south: Math.max(one.south, other.south),
});

/** No home lies outside, and be it by the rounding: who asks for the homes within gets all of them. */
function boxOf({ west, north, east, south }: Cell): Box {
  return [
    rounded(longitudeOf(west - 1), Math.floor),
    rounded(latitudeOf(south + 2), Math.floor),
    rounded(longitudeOf(east + 2), Math.ceil),
    rounded(latitudeOf(north - 1), Math.ceil),
  ];
}

/** To a tenth of a metre. */
const rounded = (degrees: number, round: (value: number) => number): number =>
  round(degrees * 1e6) / 1e6;
