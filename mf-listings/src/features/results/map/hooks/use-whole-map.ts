import { useEffect, useRef, type RefObject } from 'react';
import { useView } from '../../hooks/use-view';

/** A narrow page that turns to its map shows all of it, and not only its upper edge. */
export const useWholeMap = (map: RefObject<HTMLElement | null>) => {
  const view = useView();
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (view === 'map') map.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [map, view]);
};
