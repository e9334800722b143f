import { KIT_NAMESPACE, getSession, registerLocales, startTranslations } from '@phantom/mf-kit';
import { start } from 'single-spa';
import { mountFrame } from '../frame/mount-frame';
import { fetchRemote, startFederation } from '../remotes/federation';
import { readBootManifest } from '../remotes/read-boot-manifest';
import { RemoteStore } from '../remotes/remote-store';
import { createRouteTable } from '../remotes/route-table';
import { guardRoutes } from '../session/guard-routes';
import { keepSessionFresh } from '../session/keep-session-fresh';
import { mayOpen } from '../session/may-open';
import { restoreSession } from '../session/restore-session';
import { shareSessionBetweenTabs } from '../session/share-between-tabs';
import { interceptLinks } from './intercept-links';
import { languageOfPage } from './page-language';
import { preloadFirstSection, registerSections } from './register-sections';

/** Brings the site to life in the page that the gateway rendered. */
export async function startShell(): Promise<void> {
  const { remotes } = readBootManifest(document);
  const routes = createRouteTable(remotes);
  const store = new RemoteStore(fetchRemote);

  startFederation();
  shareSessionBetweenTabs(new BroadcastChannel('session'));
  const restored = restoreSession();
  // The first section's bundle and the texts arrive side by side.
  preloadFirstSection(remotes, routes, store);
  registerLocales('shell', loadTexts);
  await startTranslations(languageOfPage(document), [KIT_NAMESPACE, 'shell']);
  const first = routes(window.location.pathname);
  // Only a protected page has to wait for the answer.
  if (first && !mayOpen(first.route, getSession())) await restored;

  guardRoutes(routes);
  mountFrame(remotes, routes);
  registerSections(remotes, routes, store);
  interceptLinks((pathname) => routes(pathname) !== undefined);
  keepSessionFresh();
  start({ urlRerouteOnly: true });
}

function loadTexts(language: string) {
  return import(/* webpackChunkName: "locale-[request]" */ `../../locales/${language}.json`);
}
