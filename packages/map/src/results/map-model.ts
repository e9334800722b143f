import type { Point } from '../draw-map';

/** A part of the map; degrees (WGS84). */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What the map is to show. It goes there once for each `turn`: to show the same again, count on. */
export interface MapFit {
  bounds: MapBounds;
  turn: number;
  /** The bounds are the window that a visitor had chosen; without it they get some air around them. */
  isWindow?: boolean;
}

/** Where the map has come to rest. */
export interface MapView {
  bounds: MapBounds;
  /** Of Web Mercator, in whole steps. */
  zoom: number;
  /** The `turn` of the last {@link MapFit} that it went to; null before the first. */
  turn: number | null;
  /** The visitor has moved it since then. */
  isMoved: boolean;
}

/** A home that stands for itself. */
export interface MapHome extends Point {
  id: number;
  /** What stands on its marker, as `$1.25M`; null makes it a dot. */
  label: string | null;
  /** What the pointer is told that rests on it. */
  title: string;
}

/** Homes that lie too close together to be told apart. */
export interface MapCluster extends Point {
  count: number;
  /** The count in the visitor's language, short. */
  label: string;
  /** The smallest part of the map that holds all of its homes. */
  bounds: MapBounds;
}

/** What stands on the map. */
export interface MapMarks {
  homes: readonly MapHome[];
  clusters: readonly MapCluster[];
}

/** What the map tells of. */
export interface MapEvents {
  /** It has come to rest; also once in the beginning. */
  onView: (view: MapView, mover: 'visitor' | 'page') => void;
  /** A home's marker was chosen, or, as null, none: the bare map was clicked. */
  onSelect: (id: number | null) => void;
  /** The pointer came to a home's marker, or, as null, left it. */
  onPoint: (id: number | null) => void;
  /** A cluster was chosen that no zoom takes apart. */
  onOpen: (cluster: MapCluster) => void;
}
