import type { createBrowserRouter } from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;

const STORAGE_KEY = 'scroll-positions';
let positions: Record<string, number> | undefined;

/**
 * Remembers how far down each page of the history was read, across all sections: react-router's own
 * `ScrollRestoration` forgets a page when it is left for another section. Answers the way to stop, to be
 * called while the page still stands.
 */
export function rememberScroll(router: DataRouter): () => void {
  window.history.scrollRestoration = 'manual';
  const known = (positions ??= readPositions());
  const stop = router.enableScrollRestoration(known, () => window.scrollY);
  const save = () => {
    known[router.state.location.key] = window.scrollY;
  };
  const persist = () => {
    save();
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(known));
  };
  window.addEventListener('pagehide', persist);
  return () => {
    save();
    window.removeEventListener('pagehide', persist);
    stop();
  };
}

/** What the page had remembered before it was loaded anew. */
function readPositions(): Record<string, number> {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  return text ? (JSON.parse(text) as Record<string, number>) : {};
}
