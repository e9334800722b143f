import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { MapTexts } from '../draw-map';
import type { MapBounds, MapEvents, MapFit, MapMarks } from './map-model';
import type { Attention } from './marker-layer';
import styles from './results-map.module.css';
import { useResultsDrawing } from './use-results-drawing';

/** What a map of results needs to know; all words in the visitor's language. */
export interface ResultsMapProps extends MapEvents, Attention {
  marks: MapMarks;
  /** What the map shows as long as there is nothing to fit. */
  start: MapBounds;
  fit: MapFit | null;
  /** The borough that is searched, by its English name; the others step back. */
  borough?: string;
  /** Names the map for who does not see it, as in "Map of the homes". */
  label: string;
  /** The id of the text that tells who does not see the map where else its homes are. */
  describedBy?: string;
  texts: MapTexts;
  /** How much of the map's lower edge the card of a chosen home takes, which must not cover it; px. */
  cardHeight?: number;
  /** Filled with the map's window, which can have the focus and takes keys. */
  window?: RefObject<HTMLDivElement | null>;
  /** Stands over the empty map when it cannot be drawn; `retry` tries again. */
  failure: (retry: () => void) => ReactNode;
}

/**
 * Homes and clusters of homes on a map of New York that asks nothing of a third party. It fills the element around
 * it, shows what it is given, and tells what the visitor does. Keys move and zoom it; its markers are for the pointer:
 * the page has to offer their homes in a list too.
 */
export function ResultsMap(props: ResultsMapProps) {
  const { marks, start, fit, pointed, selected, borough, texts, cardHeight = 0 } = props;
  const own = useRef<HTMLDivElement>(null);
  const element = props.window ?? own;
  const options = { start, fit, borough, texts, cardHeight };
  const { drawing, hasFailed, retry } = useResultsDrawing(element, options, props);

  useEffect(() => drawing?.fit(fit), [drawing, fit]);
  useEffect(() => drawing?.show(marks), [drawing, marks]);
  useEffect(() => drawing?.attend({ pointed, selected }), [drawing, pointed, selected]);

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
