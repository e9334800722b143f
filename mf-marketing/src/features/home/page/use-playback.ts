import { useState, useSyncExternalStore } from 'react';

interface Playback {
  /** The state of the button: the choice of the visitor, else the preference of the system. */
  playing: boolean;
  /** Whether anything moves now. In a hidden page nothing moves, but the hero is not paused. */
  running: boolean;
  toggle: () => void;
}

/** The one switch for everything that moves in the hero. */
export function usePlayback(): Playback {
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reducedMotion;
  return { playing, running: playing && visible, toggle: () => setChoice(!playing) };
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the system prefers reduced motion. The server assumes that it does not. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => reducedMotionQuery().matches,
    () => false,
  );
}

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribeToReducedMotion(onChange: () => void): () => void {
  const media = reducedMotionQuery();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
