/** So far below the window the visitor is about to come there. */
const MARGIN = '400px';

/** Calls once, when the visitor comes near an element; answers the way to stop waiting. */
export function whenNear(element: Element | null, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
