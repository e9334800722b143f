import { useSyncExternalStore } from 'react';

/** From here on the header is in its scrolled state. */
const THRESHOLD_PX = 300;

const isScrolled = () => window.scrollY >= THRESHOLD_PX;
const atTop = () => false;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by 300 px or more. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, atTop);
}
