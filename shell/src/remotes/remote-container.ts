import { RemoteError, reasonOfScript } from '../reports/failure';

/** What a remote's entry leaves on the page: a Module Federation container. */
export interface RemoteContainer {
  /** Takes the modules that the page shares; called again with the same scope it does nothing. */
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/**
 * Runs a remote's entry and finds the container that it leaves under the remote's name.
 * @throws Error when the script cannot be had, is not the one that the registry names, or leaves nothing
 */
export async function loadContainer(
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
