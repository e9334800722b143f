/**
 * Acts once, as soon as the element is less than 300 px away from the window.
 * @returns stops watching
 */
export const whenNear = (target: Element, act: () => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  observer.observe(target);
  return () => observer.disconnect();
};
