import type { MapCluster } from '@phantom/map';
import { useEffect, useEffectEvent, useState } from 'react';

/** What lies open over the map: a home, or the homes of one building. */
export type Opened = { kind: 'home'; id: number } | { kind: 'place'; cluster: MapCluster };

/** What lies open over the map in this turn of the search. Escape closes it. */
export const useOpened = (turn: number) => {
  const [state, setState] = useState<{ turn: number; opened: Opened | null }>({
    turn,
    opened: null,
  });
  const opened = state.turn === turn ? state.opened : null;
  const open = (next: Opened | null) => setState({ turn, opened: next });
  const close = () => open(null);

  const isOpen = opened !== null;
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);

  return { opened, open, close };
};
