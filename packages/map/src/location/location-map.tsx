import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MapTexts, Point } from '../common/map-model';
import { useNear } from '../common/use-near';
import styles from './location-map.module.css';

interface LocationMapProps {
  place: Point;
  /** The accessible name, for example "Map of New York". */
  label: string;
  texts: MapTexts;
  /** Describes the map in words. On the server and after an error, only the caption is shown. */
  caption: ReactNode;
}

/** A place on a map of New York, without requests to third parties. */
export function LocationMap({ place, label, texts, caption }: LocationMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const hasFailed = useLocation(element, place, texts);
  return (
    <figure className={styles.figure}>
      {!hasFailed && <div ref={element} className={styles.map} role="group" aria-label={label} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Draws the map when its element is near the window. Returns whether that has failed. */
const useLocation = (
  element: RefObject<HTMLDivElement | null>,
  { latitude, longitude }: Point,
  { language, zoomIn, zoomOut, source }: MapTexts,
): boolean => {
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNear(element);
  useEffect(() => {
    const target = element.current;
    if (!isNear || !target) return;
    let remove: (() => void) | undefined;
    let isRemoved = false;
    const draw = async () => {
      const { drawLocation } = await import(/* webpackChunkName: "map" */ './draw-location');
      if (isRemoved) return;
      const texts = { language, zoomIn, zoomOut, source };
      remove = drawLocation(target, { latitude, longitude }, texts);
    };
    draw().catch(() => setFailed(true));
    return () => {
      isRemoved = true;
      remove?.();
    };
  }, [element, isNear, latitude, longitude, language, zoomIn, zoomOut, source]);
  return hasFailed;
};
