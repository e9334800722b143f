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
  restoreDrawnByServer(router, known);
  const save = () => {
    known[router.state.location.key] = window.scrollY;
  };
  const persist = () => {
    save();
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(known));
    // A reload is restored before any script runs.
    window.history.scrollRestoration = 'auto';
  };
  /** Also after the browser has shown the page again as it was left. */
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('pagehide', persist);
  window.addEventListener('pageshow', takeOver);
  return () => {
    save();
    window.removeEventListener('pagehide', persist);
    window.removeEventListener('pageshow', takeOver);
    stop();
  };
}

/**
 * The router leaves the place of a page that the server drew to the browser, which restores it as far as it gets before
 * the scripts take over: what is left is done here.
 */
function restoreDrawnByServer({ state }: DataRouter, known: Record<string, number>): void {
  const top = known[state.location.key];
  const isDrawnByServer = state.restoreScrollPosition === false;
  if (isDrawnByServer && top !== undefined && window.scrollY === 0) {
    window.scrollTo({ top, behavior: 'instant' });
  }
}

/** What the page had remembered before it was loaded anew. */
function readPositions(): Record<string, number> {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  return text ? (JSON.parse(text) as Record<string, number>) : {};
}
