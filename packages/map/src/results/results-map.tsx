import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fitZoom } from '../common/fit-zoom';
import type { AreaEvents, Highlights, MapEvents, MapMarks, Point } from '../common/map-model';
import type { ResultsDrawing, ResultsOptions } from './draw-results';
import styles from './results-map.module.css';

/** Texts are in the language of the page. */
export interface ResultsMapProps
  extends MapEvents, AreaEvents, Highlights, Omit<ResultsOptions, 'cardHeight'> {
  /** Null until they are known. */
  marks: MapMarks | null;
  /** Drawn areas. */
  areas?: readonly (readonly Point[])[];
  /** The corners of an area that is not finished. While it is set, the pointer draws and does not move the map. */
  sketch?: readonly Point[] | null;
  /** The accessible name, for example "Map of the homes". */
  label: string;
  /** The id of a text that says where the homes are listed. */
  describedBy?: string;
  /** Height in pixels of the card at the lower edge, which must not cover the selected home. */
  cardHeight?: number;
  /** Called before the code of the map is loaded, with the zoom that the map will have. */
  onExpect?: (zoom: number) => void;
  /** Receives the element of the map, which is focusable. */
  window?: RefObject<HTMLDivElement | null>;
  /** Shown over the empty map after an error. */
  failure: (retry: () => void) => ReactNode;
}

const NO_AREAS: readonly (readonly Point[])[] = [];

/** Homes and clusters on a map of New York, without third parties. Markers need a pointer: the page must list the homes too. */
export function ResultsMap(props: ResultsMapProps) {
  const { marks, start, fit, pointed, selected, borough, texts, cardHeight = 0 } = props;
  const { areas = NO_AREAS, sketch = null } = props;
  const defaultWindow = useRef<HTMLDivElement>(null);
  const element = props.window ?? defaultWindow;
  const options = { start, fit, borough, texts, cardHeight };
  const { drawing, hasFailed, retry } = useResultsDrawing(element, options, props);

  const expect = useEffectEvent((zoom: number) => props.onExpect?.(zoom));
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
    expect(fitZoom(start, { width, height }));
  }, [element, start]);
  useEffect(() => drawing?.fit(fit), [drawing, fit]);
  useEffect(() => {
    if (marks) drawing?.show(marks);
  }, [drawing, marks]);
  useEffect(() => drawing?.areas(areas), [drawing, areas]);
  useEffect(() => drawing?.sketch(sketch), [drawing, sketch]);
  useEffect(() => drawing?.highlight({ pointed, selected }), [drawing, pointed, selected]);

  return (
    <div className={styles.frame}>
      <div
        ref={element}
        className={styles.map}
        role="region"
        aria-label={props.label}
        aria-describedby={props.describedBy}
      />
      {hasFailed && <div className={styles.failure}>{props.failure(retry)}</div>}
    </div>
  );
}

/** Loads Leaflet, the boundaries and the drawing code. An early call saves waiting time. */
export const loadResultsMap = () => import(/* webpackChunkName: "map" */ './draw-results');

/** Draws the map into its element when the code has loaded; null until then. */
const useResultsDrawing = (
  element: RefObject<HTMLDivElement | null>,
  options: ResultsOptions,
  events: MapEvents & AreaEvents,
) => {
  const [drawn, setDrawn] = useState<{ key: string; drawing: ResultsDrawing } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const latest = useEffectEvent(() => ({ options, events }));
  const key = JSON.stringify([options.borough, options.texts.language, attempt]);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let drawing: ResultsDrawing | undefined;
    let isRemoved = false;
    const draw = async () => {
      const { drawResults } = await loadResultsMap();
      if (isRemoved) return;
      drawing = drawResults(target, latest().options, {
        onView: (...args) => latest().events.onView(...args),
        onSelect: (id) => latest().events.onSelect(id),
        onPoint: (id) => latest().events.onPoint(id),
        onOpen: (cluster) => latest().events.onOpen(cluster),
        onCorner: (corner) => latest().events.onCorner?.(corner),
        onArea: (corners) => latest().events.onArea?.(corners),
      });
      setDrawn({ key, drawing });
    };
    draw().catch(() => {
      if (!isRemoved) setFailed(true);
    });
    return () => {
      isRemoved = true;
      drawing?.remove();
      setDrawn(null);
    };
  }, [element, key]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  // After a change of the borough, the old drawing is removed before the other effects run.
  return { drawing: drawn?.key === key ? drawn.drawing : null, hasFailed, retry };
};
