/**
 * Acts when an element has another size than before; one that is out of sight keeps the size it had.
 * @returns stops watching
 */
export const onResize = (element: HTMLElement, act: () => void) => {
  let size = sizeOf(element);
  const watcher = new ResizeObserver(() => {
    const next = sizeOf(element);
    if (element.clientWidth === 0 || next === size) return;
    size = next;
    act();
  });
  watcher.observe(element);
  return () => watcher.disconnect();
};

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth}×${clientHeight}`;
