import { getSession } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { registerApplication } from 'single-spa';
import { createNotFoundSection } from './not-found';
import { sourcesOf, type RemoteStore } from '../remotes/remote-store';
import type { RouteTable } from '../remotes/route-table';
import { createSection } from '../remotes/section-visit';
import { mayOpen } from '../session/guard-routes';

export function registerSections(
  remotes: BootRemote[],
  routes: RouteTable,
  store: RemoteStore,
): void {
  for (const remote of remotes) {
    const otherPaths = remotes
      .filter((other) => other !== remote)
      .flatMap(({ declaration }) => declaration.routes.map(({ path }) => path));
    const section = createSection(remote, store, otherPaths);
    registerApplication({
      name: remote.name,
      app: async () => section,
      activeWhen: ({ pathname }) => {
        const owned = routes(pathname);
        return owned?.remote === remote.name && mayOpen(owned.route, getSession());
      },
    });
  }
  registerApplication({
    name: 'not-found',
    app: async () => createNotFoundSection(),
    activeWhen: ({ pathname }) => routes(pathname) === undefined,
  });
}

export function preloadFirstSection(
  remotes: BootRemote[],
  routes: RouteTable,
  store: RemoteStore,
): void {
  const owner = routes(window.location.pathname)?.remote;
  const remote = remotes.find(({ name }) => name === owner);
  const [source] = remote ? sourcesOf(remote) : [];
  if (remote && source) store.preload(remote.name, source);
}
