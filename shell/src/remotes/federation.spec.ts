import * as react from 'react';
import { workingRemote } from '../testing/remotes';
import { fetchRemote, startFederation, type RemoteContainer } from './federation';

const source = {
  version: '1.0.0',
  url: '/r/mf-listings/1.0.0/remoteEntry.js',
  integrity: 'sha384-x',
};
const page = globalThis as unknown as Record<string, unknown>;
const scripts = () => [...document.querySelectorAll('script')];

/** Dispatches the event of the next script that the shell adds: jsdom fetches none. */
function answer(event: 'load' | 'error', container?: RemoteContainer): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (container) page['mf-listings'] = container;
    scripts().at(-1)?.dispatchEvent(new Event(event));
  });
  observer.observe(document.head, { childList: true });
}

beforeEach(() => {
  document.head.innerHTML = '';
  delete page['mf-listings'];
  page.SHARED_VERSIONS = { react: '19.3.1', '@phantom/ui': '0.1.0' };
  startFederation();
});

it('passes the shared modules to a remote and returns its lifecycles', async () => {
  const lifecycles = workingRemote('the homes');
  const init = jest.fn();
  answer('load', { init, get: async () => () => lifecycles });
  await expect(fetchRemote('mf-listings', source, 1)).resolves.toBe(lifecycles);

  const [scope] = init.mock.calls[0] as [Record<string, Record<string, { get: () => unknown }>>];
  expect(Object.keys(scope)).toEqual(['react', '@phantom/ui']);
  const shared = (await scope.react?.['19.3.1']?.get()) as () => typeof react;
  expect(shared().useState).toBe(react.useState);
});

it('sets the hash of the entry', () => {
  void fetchRemote('mf-listings', source, 1);
  expect(scripts().at(-1)).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
});

it.each([
  ['network', 404],
  ['integrity', 200],
])('rejects when the entry does not run: %s', async (reason, responseStatus) => {
  performance.getEntriesByName = () => [{ responseStatus } as PerformanceResourceTiming];
  answer('error');
  await expect(fetchRemote('mf-listings', source, 1)).rejects.toMatchObject({ reason });
});

it('rejects when the entry is not a container', async () => {
  answer('load');
  await expect(fetchRemote('mf-listings', source, 1)).rejects.toThrow('no federation container');
});

it.each([
  [
    'shared',
    { init: () => undefined, get: () => Promise.reject(new Error('react 20 is missing')) },
  ],
  [
    'evaluate',
    {
      init: () => undefined,
      get: async () => () => {
        throw new Error('broken build');
      },
    },
  ],
])('reports why a remote failed: %s', async (reason, container) => {
  answer('load', container);
  await expect(fetchRemote('mf-listings', source, 1)).rejects.toMatchObject({ reason });
});

it('uses another URL and removes the old scripts after a failure', () => {
  void fetchRemote('mf-listings', source, 1);
  void fetchRemote('mf-listings', source, 2);
  expect(scripts().map(({ src }) => new URL(src).search)).toEqual(['?attempt=2']);
});

it('throws for a shared name without a module', () => {
  page.SHARED_VERSIONS = { 'left-pad': '1.0.0' };
  expect(startFederation).toThrow('left-pad is to be shared');
});
