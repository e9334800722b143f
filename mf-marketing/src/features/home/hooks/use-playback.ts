import { useState } from 'react';
import { usePageVisible } from './use-page-visible';
import { useReducedMotion } from './use-reduced-motion';

/** Whether the hero moves. */
export interface Playback {
  /** What the button says: the visitor's choice, else the system's preference. */
  playing: boolean;
  /** Whether anything moves right now: a hidden page stands still without being paused. */
  running: boolean;
  toggle: () => void;
}

/** One switch for everything that moves in the hero. */
export function usePlayback(): Playback {
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();
  const [choice, setChoice] = useState<boolean>();
  const playing = choice ?? !reducedMotion;
  return { playing, running: playing && visible, toggle: () => setChoice(!playing) };
}
