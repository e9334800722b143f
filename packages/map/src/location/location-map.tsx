import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MapTexts, Point } from '../common/map-model';
import { useNear } from '../common/use-near';
import type { Surroundings } from './draw-location';
import styles from './location-map.module.css';

interface LocationMapProps {
  place: Point;
  /** Smaller marks with a name. They are for the pointer: the page must list them too. */
  neighbours?: Surroundings['neighbours'];
  /** The rings of the place's area; one within another is a hole. */
  outline?: Surroundings['outline'];
  /** The accessible name, for example "Map of New York". */
  label: string;
  texts: MapTexts;
  /** Describes the map in words. On the server and after an error, only the caption is shown. */
  caption: ReactNode;
}

/** A place on a map of New York, without requests to third parties. */
export function LocationMap(props: LocationMapProps) {
  const { place, neighbours, outline, label, texts, caption } = props;
  const element = useRef<HTMLDivElement>(null);
  const hasFailed = useLocation(element, place, texts, { neighbours, outline });
  return (
    <figure>
      {!hasFailed && <div ref={element} className={styles.map} role="group" aria-label={label} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Draws the map when its element is near the window. Returns whether that has failed. */
const useLocation = (
  element: RefObject<HTMLDivElement | null>,
  { latitude, longitude }: Point,
  { language, zoomIn, zoomOut, source }: MapTexts,
  around: Surroundings,
): boolean => {
  const [hasFailed, setFailed] = useState(false);
  const isNear = useNear(element);
  // Compared by value: equal surroundings do not draw the map again.
  const others = JSON.stringify(around);
  useEffect(() => {
    const target = element.current;
    if (!isNear || !target) return;
    let remove: (() => void) | undefined;
    let isRemoved = false;
    const draw = async () => {
      const { drawLocation } = await import(/* webpackChunkName: "map" */ './draw-location');
      if (isRemoved) return;
      const texts = { language, zoomIn, zoomOut, source };
      const surroundings = JSON.parse(others) as Surroundings;
      remove = drawLocation(target, { latitude, longitude }, texts, surroundings);
    };
    draw().catch(() => setFailed(true));
    return () => {
      isRemoved = true;
      remove?.();
    };
  }, [element, isNear, latitude, longitude, language, zoomIn, zoomOut, source, others]);
  return hasFailed;
};
