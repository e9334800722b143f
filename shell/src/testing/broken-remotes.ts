import type { RemoteLifecycles } from '@phantom/mf-kit';
import type { FetchRemote } from '../remotes/remote-store';

/** What can be wrong with a remote, and what a good one does: the federation's answers, for tests. */

/** A remote that writes its name into its element. */
export function workingRemote(text: string): RemoteLifecycles {
  let element: HTMLElement | undefined;
  return {
    bootstrap: async () => undefined,
    mount: async ({ container }) => {
      element = container;
      container.textContent = text;
    },
    unmount: async () => element?.replaceChildren(),
  };
}

/** The bundle is gone, or throws while it is evaluated. */
export const missing: FetchRemote = async (name) => {
  throw new Error(`${name} cannot be loaded`);
};

/** The server takes the request and never answers. */
export const hanging: FetchRemote = () => new Promise(() => undefined);

/** Loads, then throws while it draws, leaving half of itself behind. */
export const throwingAtMount: FetchRemote = async () => ({
  ...workingRemote(''),
  mount: async ({ container }) => {
    container.textContent = 'half of a page';
    throw new Error('broken at mount');
  },
});

/** Answers after a while. */
export function delayed(milliseconds: number, remote: RemoteLifecycles): FetchRemote {
  return () => new Promise((resolve) => setTimeout(() => resolve(remote), milliseconds));
}
