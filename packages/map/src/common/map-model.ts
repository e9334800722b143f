/** Degrees (WGS84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Of a drawn area. More corners are neither visible nor accepted by a search. */
export const MAX_CORNERS = 100;

/** A point with a name. */
export interface NamedPoint extends Point {
  title: string;
}

/** The texts on a map, in the language of the page. */
export interface MapTexts {
  /** A two-letter code, for the names of the boroughs. */
  language: string;
  zoomIn: string;
  zoomOut: string;
  /** The source of the boundaries. */
  source: string;
}

/** Degrees (WGS84). */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What the map must show. It moves there once for each `turn`: another turn repeats the move. */
export interface MapFit {
  bounds: MapBounds;
  turn: number;
  /** The bounds are a window that a visitor chose; otherwise they get a margin. */
  isWindow?: boolean;
}

/** The part that the map shows when it does not move. */
export interface MapView {
  bounds: MapBounds;
  /** The zoom of Web Mercator, an integer. */
  zoom: number;
  /** The `turn` of the last {@link MapFit}; null before the first. */
  turn: number | null;
  /** The visitor has moved the map since then. */
  isMoved: boolean;
}

/** A single home. */
export interface MapHome extends Point {
  id: number;
  /** The text of the marker, for example `$1.25M`; a dot when null. */
  label: string | null;
  /** The tooltip. */
  title: string;
}

/** Homes that are too close together for single markers. */
export interface MapCluster extends Point {
  count: number;
  /** The short count in the language of the page. */
  label: string;
  /** The smallest bounds of all homes. */
  bounds: MapBounds;
}

export interface MapMarks {
  homes: readonly MapHome[];
  clusters: readonly MapCluster[];
}

export interface MapEvents {
  /** The map has stopped; also called once at the beginning. */
  onView: (view: MapView, mover: 'visitor' | 'page') => void;
  /** A home was clicked; null for a click beside the markers. */
  onSelect: (id: number | null) => void;
  /** The pointer has entered a home's marker; null when it has left. */
  onPoint: (id: number | null) => void;
  /** A cluster was clicked that no zoom divides. */
  onOpen: (cluster: MapCluster) => void;
}

/** The highlighted homes. A cluster is highlighted in place of a home in it. */
export interface Highlights {
  pointed: (Point & { id: number }) | null;
  selected: (Point & { id: number }) | null;
}

/** What a visitor draws. */
export interface AreaEvents {
  /** A corner was set: by a tap, or by Enter in the middle of the map. */
  onCorner?: (corner: Point) => void;
  /** An area was drawn in one line. */
  onArea?: (corners: Point[]) => void;
}
