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

/** What the browser does with the script that the shell adds next: jsdom itself fetches none. */
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

it('gives a remote the page’s own modules and takes its lifecycles', async () => {
  const lifecycles = workingRemote('the homes');
  const init = jest.fn();
  answer('load', { init, get: async () => () => lifecycles });
  await expect(fetchRemote('mf-listings', source, 1)).resolves.toBe(lifecycles);

  const [scope] = init.mock.calls[0] as [Record<string, Record<string, { get: () => unknown }>>];
  expect(Object.keys(scope)).toEqual(['react', '@phantom/ui']);
  const shared = (await scope.react?.['19.3.1']?.get()) as () => typeof react;
  expect(shared().useState).toBe(react.useState);
});

it('lets the browser check the entry’s hash', () => {
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

it('rejects when the entry is no container', async () => {
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
])('says of what a remote failed: %s', async (reason, container) => {
  answer('load', container);
  await expect(fetchRemote('mf-listings', source, 1)).rejects.toMatchObject({ reason });
});

it('starts afresh after a failure: another address, and no script of before', () => {
  void fetchRemote('mf-listings', source, 1);
  void fetchRemote('mf-listings', source, 2);
  expect(scripts().map(({ src }) => new URL(src).search)).toEqual(['?attempt=2']);
});

it('refuses to start with a shared name that it does not have', () => {
  page.SHARED_VERSIONS = { 'left-pad': '1.0.0' };
  expect(startFederation).toThrow('left-pad is to be shared');
});
