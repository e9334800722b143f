/** What jsdom lacks: to an observer of this kind everything is in sight at once. */
export const everythingIsInSight = () => observersReport(true);

/** Every element lies far below the window. */
export const nothingIsInSight = () => observersReport(false);

const observersReport = (isIntersecting: boolean) => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];

    constructor(private readonly report: IntersectionObserverCallback) {}

    observe(target: Element) {
      this.report([{ isIntersecting, target } as IntersectionObserverEntry], this);
    }

    takeRecords = () => [];
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
};
