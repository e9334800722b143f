import { act } from '@testing-library/react';

/** jsdom has no media queries: the visitor's wish for less motion, or none. */
export function wishForReducedMotion(reduced: boolean): void {
  const media = {
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  window.matchMedia = () => media as unknown as MediaQueryList;
}

/** Puts the page into the background, or back on screen. */
export function showPage(visible: boolean): void {
  const state = visible ? 'visible' : 'hidden';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
