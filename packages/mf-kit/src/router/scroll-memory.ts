import type { createBrowserRouter } from 'react-router-dom';

type DataRouter = ReturnType<typeof createBrowserRouter>;

const STORAGE_KEY = 'scroll-positions';
let positions: Record<string, number> | undefined;

/** Remembers scroll positions across all sections, unlike `ScrollRestoration`. Returns the function that stops it. */
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
    // The browser restores a reload before any script runs.
    window.history.scrollRestoration = 'auto';
  };
  /** Also after the browser has restored the page from its back-forward cache. */
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

/** Until the scripts run, the browser restores a page that the server rendered. This does what it did not reach. */
function restoreDrawnByServer({ state }: DataRouter, known: Record<string, number>): void {
  const top = known[state.location.key];
  const isDrawnByServer = state.restoreScrollPosition === false;
  if (isDrawnByServer && top !== undefined && window.scrollY === 0) {
    window.scrollTo({ top, behavior: 'instant' });
  }
}

function readPositions(): Record<string, number> {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  return text ? (JSON.parse(text) as Record<string, number>) : {};
}
