import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteLifecycles } from '@phantom/mf-kit';
import { RemoteError, reasonOf, reasonOfScript } from './failure';
import type { RemoteSource, FetchRemote } from './remote-store';
import { sharedModules } from './shared-modules';

let host: ReturnType<typeof createInstance> | undefined;
/** By the URL of the entry. */
const containers = new Map<string, Promise<RemoteContainer>>();

/** Prepares the federation runtime, which holds the shared modules. Call it once, before a remote is loaded. */
export function startFederation(): void {
  containers.clear();
  host = createInstance({ name: 'shell', remotes: [], shared: sharedModules() });
}

/** Loads a remote. A further attempt must start fresh: a hanging script or a failed module would give the same result. */
export const fetchRemote: FetchRemote = async (name, source, attempt) => {
  if (attempt > 1) containers.delete(source.url);
  const container = await openContainer(name, source, attempt);
  return (await moduleOf(container, './remote')) as RemoteLifecycles;
};

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
    const folder = new URL('.', entry).href;
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
      if (script.src.startsWith(folder)) script.remove();
    }
    // The browser would let a second request for the same URL wait for the hanging one.
    entry.searchParams.set('attempt', String(attempt));
  }
  return loadContainer(name, entry.href, source.integrity);
}

async function moduleOf(container: RemoteContainer, name: string): Promise<unknown> {
  if (!host) throw new Error('startFederation() has to be called before a remote is fetched');
  const evaluate = await findModule(container, name, host.shareScopeMap.default ?? {});
  try {
    return evaluate();
  } catch (cause) {
    throw new RemoteError('evaluate', `${name} threw: ${String(cause)}`, { cause });
  }
}

/** Fails when a shared module of the page has another version than the remote requires. */
async function findModule(container: RemoteContainer, name: string, shareScope: object) {
  try {
    await container.init(shareScope);
    return await container.get(name);
  } catch (cause) {
    if (reasonOf(cause) === 'chunk') throw cause;
    throw new RemoteError('shared', `${name} cannot be had: ${String(cause)}`, { cause });
  }
}

export interface RemoteContainer {
  /** Receives the shared modules. Does nothing when called again with the same scope. */
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** Runs a remote's entry, which stores its container in a global variable of the remote's name. */
async function loadContainer(
  name: string,
  url: string,
  integrity: string | undefined,
): Promise<RemoteContainer> {
  await runScript(url, integrity);
  const container = (window as unknown as Record<string, RemoteContainer | undefined>)[name];
  if (!container) {
    throw new RemoteError('evaluate', `${url} is no federation container of the name ${name}`);
  }
  return container;
}

function runScript(url: string, integrity = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: url,
      crossOrigin: 'anonymous',
      integrity,
    });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new RemoteError(reasonOfScript(url), `${url} could not be loaded`)),
    );
    document.head.append(script);
  });
}
