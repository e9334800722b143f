import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { LifeCycles } from 'single-spa';
import type { RemoteStore } from './remote-store';
import { SectionVisit } from './section-visit';

/**
 * The single-spa application of one remote. Its own lifecycles answer at once and never fail: single-spa
 * holds every navigation until an application has loaded and mounted, so a remote that hangs would
 * otherwise freeze the whole site, and one that throws would stay broken until the page is loaded anew.
 */
export function createSection(remote: BootRemote, store: RemoteStore): LifeCycles {
  let current: SectionVisit | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      current = new SectionVisit(remote, store);
      void current.show();
    },
    unmount: async () => current?.leave(),
  };
}
