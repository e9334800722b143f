import { useEffect, type RefObject } from 'react';

/** Controls that Tab reaches, and the heading of the page, which takes the focus after a navigation. */
const STOPS = ':is(a[href], button, input, select, textarea):not([tabindex="-1"], [hidden]), h1';

/** An element that had the focus, and where it and its ancestors were in the page. */
type Trail = { element: Element; index: number }[];

/**
 * Moves the focus to a neighbour when the control that has it is removed: a button that is done with its work, the row of
 * a table, or the control that opened a dialog.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let trail: Trail = [];
    const onFocusIn = ({ target }: FocusEvent) => {
      // A dialog gives the focus back to what had it before.
      if (target instanceof Element && !target.closest('dialog')) trail = trailOf(target, root);
    };
    const keep = () => {
      if (document.activeElement !== document.body || trail[0]?.element.isConnected) return;
      const neighbour = neighbourOf(trail);
      trail = [];
      if (neighbour) focus(neighbour);
    };
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      // Later than what moves the focus on purpose.
      frame = requestAnimationFrame(keep);
    });
    root.addEventListener('focusin', onFocusIn);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      root.removeEventListener('focusin', onFocusIn);
    };
  }, [page]);
}

function trailOf(target: Element, root: Element): Trail {
  const trail: Trail = [];
  for (let element = target; element !== root;) {
    const parent = element.parentElement;
    if (!parent) break;
    trail.push({ element, index: [...parent.children].indexOf(element) });
    element = parent;
  }
  return [...trail, { element: root, index: 0 }];
}

/** The first stop behind the removed element, or the last before it, in the nearest ancestor that has one. */
function neighbourOf(trail: Trail): HTMLElement | undefined {
  for (const [level, { element }] of trail.entries()) {
    const index = trail[level - 1]?.index;
    if (index === undefined || !element.isConnected) continue;
    const children = [...element.children].filter((child) => child.localName !== 'dialog');
    const behind = children.slice(index).flatMap(stopsIn);
    const neighbour = behind[0] ?? children.slice(0, index).flatMap(stopsIn).at(-1);
    if (neighbour) return neighbour;
  }
  return undefined;
}

const stopsIn = (element: Element): HTMLElement[] => [
  ...(element.matches(STOPS) ? [element as HTMLElement] : []),
  ...element.querySelectorAll<HTMLElement>(STOPS),
];

function focus(element: HTMLElement): void {
  if (element.localName === 'h1') element.tabIndex = -1;
  element.focus();
}
