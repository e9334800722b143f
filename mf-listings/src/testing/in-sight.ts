/** What jsdom lacks: to an observer of this kind everything is in sight at once. */
export const everythingIsInSight = () => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];

    constructor(private readonly report: IntersectionObserverCallback) {}

    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.report([entry], this));
    }

    takeRecords = () => [];
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
};
