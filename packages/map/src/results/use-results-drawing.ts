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
  const [drawn, setDrawn] = useState<{ key: string; drawing: ResultsDrawing } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const now = useEffectEvent(() => ({ options, events }));
  const { borough, texts } = options;
  const key = JSON.stringify([borough, texts.language, attempt]);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let drawing: ResultsDrawing | undefined;
    let isGone = false;

    const draw = async () => {
      const { drawResults } = await loadResultsMap();
      if (isGone) return;
      drawing = drawResults(target, now().options, {
        onView: (...told) => now().events.onView(...told),
        onSelect: (id) => now().events.onSelect(id),
        onPoint: (id) => now().events.onPoint(id),
        onOpen: (cluster) => now().events.onOpen(cluster),
      });
      setDrawn({ key, drawing });
    };
    draw().catch(() => {
      if (!isGone) setFailed(true);
    });
    return () => {
      isGone = true;
      drawing?.remove();
      setDrawn(null);
    };
  }, [element, key]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  // What changes together with the borough is not for the drawing of the old one, which is gone before any effect.
  return { drawing: drawn?.key === key ? drawn.drawing : null, hasFailed, retry };
};
