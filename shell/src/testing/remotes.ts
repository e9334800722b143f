import type { BootRemote, MenuEntry, RouteDeclaration } from '@phantom/registry/boot-manifest';
import type { RemoteLifecycles } from '@phantom/mf-kit';
import type { FetchRemote } from '../remotes/remote-store';

export function bootRemote(
  name: string,
  {
    routes = [],
    menu = [],
    ...rest
  }: Partial<BootRemote> & { routes?: RouteDeclaration[]; menu?: MenuEntry[] } = {},
): BootRemote {
  return {
    name,
    version: '1.0.0',
    url: `/r/${name}/1.0.0/remoteEntry.js`,
    declaration: { name, namespace: name, routes, menu },
    ...rest,
  };
}

export function menuEntry(label: string, entry: Partial<MenuEntry> = {}): MenuEntry {
  const labels = { en: label, de: label, it: label, ru: label, es: label };
  return { frame: 'public', label: labels, order: 10, ...entry };
}

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

export const missing: FetchRemote = async (name) => {
  throw new Error(`${name} cannot be loaded`);
};

export const hanging: FetchRemote = () => new Promise(() => undefined);

/** Throws when it has rendered a part. */
export const throwingAtMount: FetchRemote = async () => ({
  ...workingRemote(''),
  mount: async ({ container }) => {
    container.textContent = 'half of a page';
    throw new Error('broken at mount');
  },
});

export function delayed(milliseconds: number, remote: RemoteLifecycles): FetchRemote {
  return () => new Promise((resolve) => setTimeout(() => resolve(remote), milliseconds));
}
