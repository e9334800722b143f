import { useEffect, useState, type RefObject } from 'react';
import type { MapTexts, Point } from './draw-map';
import { whenNear } from './when-near';

/** Draws the map once its element comes near the window; the code and the boundaries load only then. */
export const useMap = (
  element: RefObject<HTMLDivElement | null>,
  { latitude, longitude }: Point,
  { language, zoomIn, zoomOut, source }: MapTexts,
) => {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let takeAway: (() => void) | undefined;
    let isGone = false;

    const draw = async () => {
      const { drawMap } = await import(/* webpackChunkName: "map" */ './draw-map');
      if (isGone) return;
      takeAway = drawMap(target, { latitude, longitude }, { language, zoomIn, zoomOut, source });
    };
    const stopWatching = whenNear(target, () => void draw().catch(() => setFailed(true)));
    return () => {
      isGone = true;
      stopWatching();
      takeAway?.();
    };
  }, [element, latitude, longitude, language, zoomIn, zoomOut, source]);

  return { hasFailed };
};
