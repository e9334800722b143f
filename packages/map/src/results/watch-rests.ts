import type { Map } from 'leaflet';

/** Keys and the wheel move the map in steps: what follows each other closely is one move; ms. */
const REST_MS = 200;

/** Tells where a map comes to rest, and who moved it. */
export const watchRests = (map: Map, tell: (mover: 'visitor' | 'page') => void) => {
  let isJumping = false;
  let isGliding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  map.on('moveend', () => {
    if (isJumping) return;
    clearTimeout(timer);
    timer = isGliding ? undefined : setTimeout(() => tell('visitor'), REST_MS);
    if (isGliding) tell('page');
    isGliding = false;
  });
  map.on('unload', () => clearTimeout(timer));

  return {
    /** Moves the map without the visitor, by what is done at once. */
    jump: (act: () => void) => {
      isJumping = true;
      act();
      isJumping = false;
      tell('page');
    },
    /** Moves the map without the visitor, who sees it move. `act` has to move it, if ever so little. */
    glide: (act: () => void) => {
      isGliding = true;
      act();
    },
  };
};
