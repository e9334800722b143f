import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLifecycles } from '@phantom/mf-kit';
import { entryScriptPlugin, expectIntegrity } from './entry-script-plugin';
import type { FetchRemote } from './remote-store';

/** Prepares the federation runtime; call once, before the first remote is fetched. */
export function startFederation(): void {
  registerPlugins([entryScriptPlugin]);
}

/**
 * Loads a remote by Module Federation. What a failed attempt left behind (a script still hanging, a
 * module that threw) would answer the same again, so every further one starts afresh.
 */
export const fetchRemote: FetchRemote = async (name, source, attempt) => {
  const again = attempt > 1;
  const entry = new URL(source.url, document.baseURI);
  if (again) {
    removeScripts(new URL('.', entry).href);
    // A browser lets a second request for the same address wait for the one that hangs.
    entry.searchParams.set('attempt', String(attempt));
  }
  expectIntegrity(entry.href, source.integrity);
  registerRemotes([{ name, entry: entry.href }], { force: again });
  const lifecycles = await loadRemote<RemoteLifecycles>(`${name}/remote`);
  if (!lifecycles) throw new Error(`${name} ${source.version} exposes no ./remote`);
  return lifecycles;
};

function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
