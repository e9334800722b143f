import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useState, type RefObject } from 'react';
import type { Place } from '../place';

/** Draws the map once its element comes near the window; the code and the boundaries load only then. */
export const useMap = (element: RefObject<HTMLDivElement | null>, place: Place) => {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let takeAway: (() => void) | undefined;
    let isGone = false;

    const draw = async () => {
      const { drawMap } = await import('../map/draw-map');
      if (isGone) return;
      const texts = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), source: t('map.source') };
      takeAway = drawMap(target, place, texts);
    };
    const stopWatching = whenNear(target, () => void draw().catch(() => setFailed(true)));
    return () => {
      isGone = true;
      stopWatching();
      takeAway?.();
    };
  }, [element, place, t]);

  return { hasFailed };
};

const whenNear = (target: Element, act: () => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  observer.observe(target);
  return () => observer.disconnect();
};
