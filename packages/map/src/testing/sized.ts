/** jsdom has no layout: an element with a size. */
export const sizedElement = (width: number, height: number): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
  return element;
};

/** Replaces the observer that jsdom lacks. Returns a function that reports a resize to all observers. */
export const watchSizes = () => {
  const reports = new Set<() => void>();
  window.ResizeObserver = class implements ResizeObserver {
    private readonly notify: () => void;

    constructor(report: ResizeObserverCallback) {
      this.notify = () => report([], this);
    }

    observe = () => void reports.add(this.notify);
    unobserve = () => undefined;
    disconnect = () => void reports.delete(this.notify);
  };
  return () => {
    for (const notify of reports) notify();
  };
};

/** No media query matches. */
export const withoutPreferences = () => {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
};
