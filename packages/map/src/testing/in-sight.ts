/** Replaces the observer that jsdom lacks: every element is in sight. */
export const everythingIsInSight = () => observersReport(true);

/** Every element is out of sight. */
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
