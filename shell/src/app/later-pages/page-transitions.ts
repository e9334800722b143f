import { setShowState, type ShowState } from '@phantom/mf-kit';
import './page-transitions.scss';
import { linkedUrl } from '../intercept-links';

/**
 * The browser shows a still picture of the old page until the new one is there: longer, and it would seem to hang. By
 * then a loading state would show.
 */
const PATIENCE_MS = 300;

/** The name of the picture that a card and its page share. */
const SHARED_PICTURE = 'page-picture';

/** The picture of the card that was clicked last, and the path that it leads to. */
let clicked: { picture: HTMLElement; path: string } | undefined;

/** Makes a page become the next one, where the browser has View Transitions. Back and Forward change it at once. */
export function startPageTransitions(): void {
  if (!('startViewTransition' in document)) return;
  // At the window: the listener of the document that follows a link comes after it.
  window.addEventListener('click', noteClickedPicture, { capture: true });
  setShowState(createShowState());
  window.addEventListener('single-spa:before-routing-event', changeSection as EventListener);
}

/** Within a section: the router has the data of the new page, and holds its state until the old page is captured. */
function createShowState(): ShowState {
  let { pathname } = window.location;
  /** The updates since a transition began, until the browser has captured the old page. */
  let waiting: (() => void)[] | undefined;
  return (render, state, options) => {
    const isNewPage = state.location.pathname !== pathname;
    ({ pathname } = state.location);
    if (waiting) {
      waiting.push(() => render(state, options));
    } else if (isNewPage && state.historyAction !== 'POP' && isMotionWelcome()) {
      const updates = [() => render(state, { ...options, flushSync: true })];
      waiting = updates;
      runTransition(() => {
        waiting = undefined;
        for (const update of updates) update();
      });
    } else {
      render(state, options);
    }
  };
}

/** The details of single-spa's event that this module reads. */
interface RoutingDetail {
  appsByNewStatus: { MOUNTED: string[]; NOT_MOUNTED: string[] };
  originalEvent?: { singleSpaTrigger?: 'pushState' | 'replaceState' };
  cancelNavigation: (isCancelled: Promise<boolean>) => void;
}

/** From section to section: single-spa waits until the old page is captured. */
function changeSection({ detail }: CustomEvent<RoutingDetail>): void {
  const { appsByNewStatus, originalEvent, cancelNavigation } = detail;
  const isChange = appsByNewStatus.MOUNTED.length > 0 && appsByNewStatus.NOT_MOUNTED.length > 0;
  // Back and Forward restore a position of the page, which its data may not reach yet.
  if (!isChange || !originalEvent?.singleSpaTrigger || !isMotionWelcome()) return;
  cancelNavigation(
    new Promise((resolve) => {
      runTransition(async (transition) => {
        resolve(false);
        if (!(await isNextPageSoonThere())) transition.skipTransition();
      });
    }),
  );
}

const isMotionWelcome = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a transition. The browser calls `update` when it has captured the old page. */
function runTransition(update: (transition: ViewTransition) => void | Promise<void>): void {
  const left = takeClickedPicture();
  let reached: HTMLElement | undefined;
  nameShared(left);
  const transition = document.startViewTransition(async () => {
    nameShared(left, '');
    await update(transition);
    reached = left && mainPicture();
    nameShared(reached);
  });
  transition.updateCallbackDone.catch(reportError);
  // A skipped transition is no error.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined).finally(() => nameShared(reached, ''));
}

/** Whether `main` has the heading of another page before patience ends. */
function isNextPageSoonThere(): Promise<boolean> {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isThere);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const observer = new MutationObserver(() => {
      const next = main?.querySelector('h1');
      if (next && next !== heading) end(true);
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
  });
}

function noteClickedPicture({ target }: MouseEvent): void {
  const path = linkedUrl(target)?.pathname;
  const picture = (target as Element).closest('a')?.querySelector('img');
  clicked = path && picture ? { picture, path } : undefined;
}

/** The picture of the clicked card, if it leads to the page that the address names by now. */
function takeClickedPicture(): HTMLElement | undefined {
  const { picture, path } = clicked ?? {};
  clicked = undefined;
  return path === window.location.pathname ? picture : undefined;
}

/** The most important picture of the page. A banner has its heading on it. */
function mainPicture(): HTMLElement | undefined {
  const picture = document.querySelector<HTMLElement>('#main img[fetchpriority="high"]');
  return picture?.closest<HTMLElement>('.pp-banner') ?? picture ?? undefined;
}

function nameShared(element: HTMLElement | undefined, name = SHARED_PICTURE): void {
  if (element) element.style.viewTransitionName = name;
}
