import {
  KIT_NAMESPACE,
  getSession,
  registerLocales,
  startTranslations,
  isLanguage,
  languageFromCookies,
  type Language,
} from '@phantom/mf-kit';
import { start } from 'single-spa';
import type { BootRemote, BootManifest } from '@phantom/registry/boot-manifest';
import { activeRoute, frameLocationOf } from '../frame/active-route';
import { followTheme } from '../frame/theme/theme';
import { mountFrame } from '../frame/mount-frame';
import { preloadStaffFrame, requireStaffFrame } from '../frame/load-staff-frame';
import { fetchModule, fetchRemote, startFederation } from '../remotes/federation';
import { offerSlots } from '../remotes/offer-slots';
import { RemoteStore } from '../remotes/remote-store';
import { createRouteTable } from '../remotes/route-table';
import { watchPageErrors, startReports } from '../remotes/reports';
import {
  checkOnReturn,
  requestSession,
  shareSessionBetweenTabs,
} from '../session/share-between-tabs';
import { reloadOnPersonChange, offerUnfinishedWork } from '../session/person-change';
import { guardRoutes, mayOpen } from '../session/guard-routes';
import { keepSessionFresh } from '../session/keep-session-fresh';
import { restoreSession } from '../session/restore-session';
import { watchRevocation } from '../session/watch-revocation';
import { interceptLinks, leadsToSection } from './intercept-links';
import { loadTexts } from './load-texts';
import { nextTask } from '../next-task';
import { onceLoaded } from './once-loaded';
import { prefetchLinks } from './prefetch-links';
import { preloadFirstSection, registerSections } from './register-sections';
import { SectionPrefetcher } from './section-prefetcher';

export async function startShell(): Promise<void> {
  const { remotes, overrides } = readBootManifest(document);
  const routes = createRouteTable(remotes);
  const store = new RemoteStore(fetchRemote);

  startReports();
  watchPageErrors();
  startFederation();
  // The first section's bundle and the texts load in parallel.
  preloadFirstSection(remotes, routes, store);
  offerSlots(remotes, fetchModule);
  registerLocales('shell', loadTexts);
  const translated = startTranslations(languageOfPage(document), [KIT_NAMESPACE, 'shell']);
  const wanted = new BroadcastChannel('session-wanted');
  shareSessionBetweenTabs(new BroadcastChannel('session'), wanted);
  const restored = restoreSession(() => requestSession(wanted));
  // Before a guard redirects: the server rendered the frame for the requested address.
  const requested = frameLocationOf(window.location.pathname, routes);
  await translated;
  const first = routes(window.location.pathname);
  // Only a protected page has to wait for the session.
  if (first && !mayOpen(first.route, getSession())) await restored;

  // The frame is then complete at its first rendering.
  if (first?.route.frame === 'staff') await requireStaffFrame();

  guardRoutes(routes);
  reloadOnPersonChange((path) => window.location.replace(path));
  offerUnfinishedWork();
  followTheme();
  checkOnReturn();
  await nextTask();
  await mountFrame(remotes, activeRoute(routes, requested));
  if (overrides) void loadOverrideBadge(overrides, remotes);
  await nextTask();
  registerSections(remotes, routes, store);
  const prefetcher = new SectionPrefetcher(remotes, routes, store);
  prefetchLinks(prefetcher);
  interceptLinks((address) => leadsToSection(address, routes));
  keepSessionFresh();
  watchRevocation();
  onceShown(() => void loadForLaterPages(prefetcher));
  preloadStaffFrame(routes, remotes);
  start({ urlRerouteOnly: true });
}

export function languageOfPage(page: Document): Language {
  const { lang } = page.documentElement;
  return isLanguage(lang) ? lang : languageFromCookies(page.cookie);
}

/** Calls a function when the first section is on the page, and the page has loaded. */
function onceShown(begin: () => void): void {
  window.addEventListener('single-spa:routing-event', () => onceLoaded(begin), { once: true });
}

/** In a chunk of its own, which visitors never need. */
async function loadOverrideBadge(names: string[], remotes: BootRemote[]): Promise<void> {
  const { showOverrideBadge } = await import(
    /* webpackChunkName: "override-badge" */ '../override/override-badge'
  );
  await showOverrideBadge(names, remotes);
}

/** What no first page needs, in a chunk of its own. */
async function loadForLaterPages(prefetcher: SectionPrefetcher): Promise<void> {
  const { applyLateFonts, prefetchLinksInView, startPageTransitions } = await import(
    /* webpackChunkName: "later-pages" */ './later-pages'
  );
  applyLateFonts();
  startPageTransitions();
  prefetchLinksInView(prefetcher);
}

function readBootManifest(page: Document): BootManifest {
  const text = page.getElementById('boot-manifest')?.textContent;
  if (!text) throw new Error('The page carries no boot manifest');
  return JSON.parse(text) as BootManifest;
}
