import { KIT_NAMESPACE, getSession, registerLocales, startTranslations } from '@phantom/mf-kit';
import { start } from 'single-spa';
import { ActiveRoute, placeOf } from '../frame/active-route';
import { mountFrame } from '../frame/mount-frame';
import { expectStaff, needStaffFrame } from '../frame/staff-part';
import { fetchModule, fetchRemote, startFederation } from '../remotes/federation';
import { offerSlots } from '../remotes/offer-slots';
import { readBootManifest } from '../remotes/read-boot-manifest';
import { RemoteStore } from '../remotes/remote-store';
import { expectOverrideBadge } from '../override/expect-override-badge';
import { createRouteTable } from '../remotes/route-table';
import { watchPageErrors } from '../reports/page-errors';
import { startReports } from '../reports/report';
import { checkOnReturn } from '../session/check-on-return';
import { followPerson } from '../session/follow-person';
import { guardRoutes } from '../session/guard-routes';
import { keepSessionFresh } from '../session/keep-session-fresh';
import { mayOpen } from '../session/may-open';
import { offerUnfinishedWork } from '../session/offer-unfinished-work';
import { restoreSession } from '../session/restore-session';
import { askOtherTabs, shareSessionBetweenTabs } from '../session/share-between-tabs';
import { watchRevocation } from '../session/watch-revocation';
import { interceptLinks } from './intercept-links';
import { takeUpLateFonts } from './late-fonts';
import { languageOfPage } from './page-language';
import { leadsToSection } from './leads-to-section';
import { loadTexts } from './load-texts';
import { nextTask } from './next-task';
import { prefetchLinks } from './prefetch-links';
import { preloadFirstSection, registerSections } from './register-sections';
import { SectionPrefetcher } from './section-prefetcher';

/** Brings the site to life in the page that the gateway rendered. */
export async function startShell(): Promise<void> {
  const { remotes, overrides } = readBootManifest(document);
  const routes = createRouteTable(remotes);
  const store = new RemoteStore(fetchRemote);

  startReports();
  watchPageErrors();
  startFederation();
  // The first section's bundle and the texts arrive side by side.
  preloadFirstSection(remotes, routes, store);
  offerSlots(remotes, fetchModule);
  registerLocales('shell', loadTexts);
  const translated = startTranslations(languageOfPage(document), [KIT_NAMESPACE, 'shell']);
  const wanted = new BroadcastChannel('session-wanted');
  shareSessionBetweenTabs(new BroadcastChannel('session'), wanted);
  const restored = restoreSession(() => askOtherTabs(wanted));
  // Before anything leads elsewhere: the server has drawn the frame for the place that was asked for.
  const asked = placeOf(window.location.pathname, routes);
  await translated;
  const first = routes(window.location.pathname);
  // Only a protected page has to wait for the answer.
  if (first && !mayOpen(first.route, getSession())) await restored;

  // Drawn at once instead of a moment later; without it the page is still there to be read.
  if (first?.route.frame === 'staff') await needStaffFrame();

  guardRoutes(routes);
  followPerson((path) => window.location.replace(path));
  offerUnfinishedWork();
  checkOnReturn();
  await nextTask();
  await mountFrame(remotes, new ActiveRoute(routes, asked));
  if (overrides) void expectOverrideBadge(overrides, remotes);
  await nextTask();
  registerSections(remotes, routes, store);
  prefetchLinks(new SectionPrefetcher(remotes, routes, store));
  interceptLinks((address) => leadsToSection(address, routes));
  keepSessionFresh();
  watchRevocation();
  takeUpLateFonts();
  expectStaff(routes, remotes);
  start({ urlRerouteOnly: true });
}
