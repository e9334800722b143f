import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteLifecycles } from '@phantom/mf-kit';
import { loadContainer } from './remote-container';
import type { FetchRemote } from './remote-store';
import { sharedModules } from './shared-modules';

let host: ReturnType<typeof createInstance> | undefined;

/** Prepares the federation runtime, which holds what the page shares; call once, before the first remote is fetched. */
export function startFederation(): void {
  host = createInstance({ name: 'shell', remotes: [], shared: sharedModules() });
}

/**
 * Loads a remote by Module Federation. What a failed attempt left behind (a script still hanging, a
 * module that threw) would answer the same again, so every further one starts afresh.
 */
export const fetchRemote: FetchRemote = async (name, source, attempt) => {
  const entry = new URL(source.url, document.baseURI);
  if (attempt > 1) {
    removeScripts(new URL('.', entry).href);
    // A browser lets a second request for the same address wait for the one that hangs.
    entry.searchParams.set('attempt', String(attempt));
  }
  if (!host) throw new Error('startFederation() has to be called before a remote is fetched');
  const container = await loadContainer(name, entry.href, source.integrity);
  await container.init(host.shareScopeMap.default ?? {});
  const remote = await container.get('./remote');
  return remote() as RemoteLifecycles;
};

function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
