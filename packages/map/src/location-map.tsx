import { useRef, type ReactNode } from 'react';
import type { MapTexts, Point } from './draw-map';
import styles from './location-map.module.css';
import { useMap } from './use-map';

/** What a map needs to know; all words in the visitor's language. */
export interface LocationMapProps {
  place: Point;
  /** Names the map for who does not see it, as in "Map of New York". */
  label: string;
  texts: MapTexts;
  /** Says in words what the map shows: it is all there is on a server, and where the map cannot be drawn. */
  caption: ReactNode;
}

/** A place in New York, on a map that asks nothing of a third party. */
export function LocationMap({ place, label, texts, caption }: LocationMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const { hasFailed } = useMap(element, place, texts);
  return (
    <figure className={styles.figure}>
      {!hasFailed && <div ref={element} className={styles.map} role="group" aria-label={label} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
