import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ResultsDrawing, ResultsOptions } from './draw-results';
import { loadResultsMap } from './load-results-map';
import type { MapEvents } from './map-model';

/** Draws the map into its element as soon as code and boundaries are there; null until then. */
export const useResultsDrawing = (
  element: RefObject<HTMLDivElement | null>,
  options: ResultsOptions,
  events: MapEvents,
) => {
  const [drawing, setDrawing] = useState<ResultsDrawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const now = useEffectEvent(() => ({ options, events }));
  const { borough, texts } = options;

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let drawn: ResultsDrawing | undefined;
    let isGone = false;

    const draw = async () => {
      const { drawResults } = await loadResultsMap();
      if (isGone) return;
      drawn = drawResults(target, now().options, {
        onView: (...told) => now().events.onView(...told),
        onSelect: (id) => now().events.onSelect(id),
        onPoint: (id) => now().events.onPoint(id),
        onOpen: (cluster) => now().events.onOpen(cluster),
      });
      setDrawing(drawn);
    };
    draw().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      drawn?.remove();
      setDrawing(null);
    };
  }, [element, borough, texts.language, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { drawing, hasFailed, retry };
};
