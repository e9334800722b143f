import { use, useLayoutEffect, type RefObject } from 'react';
import { MapWindow } from '../map-window';

/** When an element goes that has the focus, or holds it, the map gets it: else keys begin at the top of the page. */
export const useFocusToMap = (element: RefObject<HTMLElement | null>) => {
  const map = use(MapWindow);
  useLayoutEffect(() => {
    const going = element.current;
    const goToMap = () => map.current?.focus({ preventScroll: true });
    return () => {
      // It still stands: an effect is taken back before its element is.
      if (going?.contains(document.activeElement)) goToMap();
    };
  }, [element, map]);
};
