/** What jsdom lacks: an element of a size, and one who would tell of another. */
export const sizedElement = (width: number, height: number): HTMLElement => {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, {
    clientWidth: { configurable: true, get: () => width },
    clientHeight: { configurable: true, get: () => height },
  });
  return element;
};

/** @returns tells all who watch that sizes have changed */
export const watchSizes = () => {
  const reports = new Set<() => void>();
  window.ResizeObserver = class implements ResizeObserver {
    private readonly tell: () => void;

    constructor(report: ResizeObserverCallback) {
      this.tell = () => report([], this);
    }

    observe = () => void reports.add(this.tell);
    unobserve = () => undefined;
    disconnect = () => void reports.delete(this.tell);
  };
  return () => {
    for (const tell of reports) tell();
  };
};

/** The visitor asks for nothing in particular, as motion or colours. */
export const withoutPreferences = () => {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
};
