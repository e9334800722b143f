import type { BootRemote, MenuEntry, RouteDeclaration } from '@phantom/registry/boot-manifest';

/** A remote of the manifest for tests. */
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

/** A public menu entry for tests, labelled the same in all languages. */
export function menuEntry(label: string, entry: Partial<MenuEntry> = {}): MenuEntry {
  const labels = { en: label, de: label, it: label, ru: label, es: label };
  return { frame: 'public', label: labels, order: 10, ...entry };
}
