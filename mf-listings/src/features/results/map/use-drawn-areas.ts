import { MAX_CORNERS, type Point } from '@phantom/map';
import { useMemo, useState } from 'react';
import { decodeArea, encodeArea } from '../../../shared/search/drawn-area';
import { MAX_AREAS } from '../../../shared/search/read-search';
import type { Search } from '../../../shared/search/search';

/** The areas of a search, and the one that the visitor draws. */
export const useDrawnAreas = ({ within }: Search, onChange: (within: string[]) => void) => {
  const [sketch, setSketch] = useState<Point[] | null>(null);
  const key = within.join(' ');
  const areas = useMemo(() => areasOf(key), [key]);

  const add = (corners: Point[]) => {
    setSketch(null);
    onChange([...within, encodeArea(corners)]);
  };
  return {
    areas,
    /** The corners so far; null while nothing is drawn. */
    sketch,
    canAdd: within.length < MAX_AREAS,
    start: () => setSketch([]),
    cancel: () => setSketch(null),
    add,
    addCorner: (corner: Point) =>
      setSketch((corners) =>
        corners && corners.length < MAX_CORNERS ? [...corners, corner] : corners,
      ),
    removeCorner: () => setSketch((corners) => corners && corners.slice(0, -1)),
    finish: () => {
      if (sketch && sketch.length >= MIN_CORNERS) add(sketch);
    },
    clear: () => onChange([]),
  };
};

export type DrawnAreas = ReturnType<typeof useDrawnAreas>;

export const MIN_CORNERS = 3;

/** @param key texts of areas, separated by spaces, which they do not contain */
const areasOf = (key: string): Point[][] =>
  key.split(' ').flatMap((text) => {
    const corners = decodeArea(text);
    return corners ? [corners] : [];
  });
