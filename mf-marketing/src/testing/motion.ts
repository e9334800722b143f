import { act } from '@testing-library/react';

/** Sets the preference for reduced motion. jsdom has no media queries. */
export function setReducedMotion(reduced: boolean): void {
  const media = {
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  window.matchMedia = () => media as unknown as MediaQueryList;
}

/** Moves the page to the background, or back on screen. */
export function setPageVisible(visible: boolean): void {
  const state = visible ? 'visible' : 'hidden';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
