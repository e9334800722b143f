import { createContext, type RefObject } from 'react';

/** The map's window, which takes keys: the focus goes there from what stands over the map and vanishes. */
export const MapWindow = createContext<RefObject<HTMLElement | null>>({ current: null });
