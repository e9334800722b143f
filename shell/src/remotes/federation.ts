import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteLifecycles } from '@phantom/mf-kit';
import { RemoteError, reasonOf } from '../reports/failure';
import { loadContainer, type RemoteContainer } from './remote-container';
import type { RemoteSource } from './remote-source';
import type { FetchRemote } from './remote-store';
import { sharedModules } from './shared-modules';

let host: ReturnType<typeof createInstance> | undefined;
/** By the address of the entry. */
const containers = new Map<string, Promise<RemoteContainer>>();

/** Prepares the federation runtime, which holds what the page shares; call once, before the first remote is fetched. */
export function startFederation(): void {
  containers.clear();
  host = createInstance({ name: 'shell', remotes: [], shared: sharedModules() });
}

/**
 * Loads a remote by Module Federation. What a failed attempt left behind (a script still hanging, a
 * module that threw) would answer the same again, so every further one starts afresh.
 */
export const fetchRemote: FetchRemote = async (name, source, attempt) => {
  if (attempt > 1) containers.delete(source.url);
  const container = await openContainer(name, source, attempt);
  return (await moduleOf(container, './remote')) as RemoteLifecycles;
};

/** Loads another module that a remote exposes, out of the container that is there where it is. */
export async function fetchModule(name: string, source: RemoteSource, module: string) {
  return moduleOf(await openContainer(name, source), module);
}

function openContainer(name: string, source: RemoteSource, attempt = 1) {
  const opened = containers.get(source.url) ?? loadEntry(name, source, attempt);
  containers.set(source.url, opened);
  opened.catch(() => containers.delete(source.url));
  return opened;
}

function loadEntry(name: string, source: RemoteSource, attempt: number): Promise<RemoteContainer> {
  const entry = new URL(source.url, document.baseURI);
  if (attempt > 1) {
    removeScripts(new URL('.', entry).href);
    // A browser lets a second request for the same address wait for the one that hangs.
    entry.searchParams.set('attempt', String(attempt));
  }
  return loadContainer(name, entry.href, source.integrity);
}

async function moduleOf(container: RemoteContainer, name: string): Promise<unknown> {
  if (!host) throw new Error('startFederation() has to be called before a remote is fetched');
  const evaluate = await offered(container, name, host.shareScopeMap.default ?? {});
  try {
    return evaluate();
  } catch (cause) {
    throw new RemoteError('evaluate', `${name} threw: ${String(cause)}`, { cause });
  }
}

/** The module with all that it takes from the page, which may have another version than it asks for. */
async function offered(container: RemoteContainer, name: string, shareScope: object) {
  try {
    await container.init(shareScope);
    return await container.get(name);
  } catch (cause) {
    if (reasonOf(cause) === 'chunk') throw cause;
    throw new RemoteError('shared', `${name} cannot be had: ${String(cause)}`, { cause });
  }
}

function removeScripts(folder: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
