/* global window, document, requestAnimationFrame */
// Runs in every measured page, before the page's own scripts. Times are those of performance.now().
(() => {
  const timing = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    clickedAt: 0,
    sections: [],
  };
  window.pageTiming = timing;

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timing.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (timing.largestPaint = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) timing.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => timing.longTasks.push({ startTime, duration }));
  window.addEventListener('click', ({ timeStamp }) => (timing.clickedAt = timeStamp), true);

  // A message that is posted before a frame is painted arrives after the paint.
  const afterPaint = (take) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => take(window.performance.now());
    port2.postMessage(undefined);
  };

  // React marks the elements that it has rendered or hydrated.
  const isLive = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const isFrameLive = () => {
    const inFrame = document.querySelector('#frame-header > *');
    return inFrame !== null && isLive(inFrame);
  };

  // Below the first view, a slot of another section shows a skeleton until its code has loaded.
  const hasSkeleton = (element) =>
    [...element.querySelectorAll('.pp-skeleton')].some(
      (part) => part.getBoundingClientRect().top < window.innerHeight,
    );

  const seen = new Map();
  const watch = () => {
    const element = document.querySelector('#main > [data-remote]');
    const heading = element?.querySelector('h1');
    if (heading && !hasSkeleton(element)) {
      let section = seen.get(element);
      if (!section) {
        section = {
          remote: element.dataset.remote,
          failed: heading.closest('.shell-message') !== null,
        };
        seen.set(element, section);
        timing.sections.push(section);
        afterPaint((now) => (section.shownAt = Math.max(now, timing.firstPaint)));
      }
      if (!section.liveAt && isLive(heading) && isFrameLive())
        section.liveAt = window.performance.now();
    }
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
})();
