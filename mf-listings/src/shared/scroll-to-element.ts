/** Scrolls smoothly, and at once for who wants less motion. */
export const scrollToElement = (
  element: Element | null | undefined,
  block: ScrollLogicalPosition = 'start',
) => {
  if (!element) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isStill ? 'instant' : 'smooth' });
};
