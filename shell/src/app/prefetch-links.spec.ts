import { waitFor } from '@testing-library/react';
import { RemoteStore } from '../remotes/remote-store';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote, workingRemote } from '../testing/remotes';
import { prefetchLinksInView } from './later-pages/prefetch-links-in-view';
import { prefetchLinks } from './prefetch-links';
import { SectionPrefetcher } from './section-prefetcher';

const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
const remotes = names.map((name) =>
  bootRemote(name, { routes: [{ path: `/${name}`, frame: 'public' }] }),
);
const fetchRemote = jest.fn(async () => workingRemote('x'));
const routes = createRouteTable(remotes);

/** What jsdom lacks: layout, idle callbacks and network information. */
const inSight = new Set<Element>();
let look: () => void = () => undefined;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    private readonly observed = new Set<Element>();
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      look = () =>
        callback(
          [...this.observed].map((target) => ({ target, isIntersecting: inSight.has(target) })),
        );
    }
    observe = (element: Element) => this.observed.add(element);
    unobserve = (element: Element) => this.observed.delete(element);
    disconnect = () => this.observed.clear();
  } as unknown as typeof IntersectionObserver;
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
});

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = [...names, 'files']
    .map((name) => `<a id="${name}" href="/${name}"><b>${name}</b></a>`)
    .join('');
  fetchRemote.mockClear();
  inSight.clear();
  window.history.replaceState(null, '', '/mf-a');
});

function start(connection?: { effectiveType?: string; saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const prefetcher = new SectionPrefetcher(remotes, routes, new RemoteStore(fetchRemote));
  prefetchLinks(prefetcher);
  prefetchLinksInView(prefetcher);
}

const link = (name: string) => document.getElementById(name)!;
const seen = async (...which: string[]) => {
  which.forEach((name) => inSight.add(link(name)));
  await new Promise((resolve) => setTimeout(resolve));
  look();
};
const loaded = () => fetchRemote.mock.calls.map(([name]: unknown[]) => name);
const hinted = () =>
  [...document.querySelectorAll('link')].map(({ href }) => href.split('/').at(-3));

describe('when the visitor points at a link', () => {
  // The listeners stay on the document: start once for all tests.
  beforeAll(() => start({ saveData: false }));

  it.each([
    ['mf-b', 'pointerover'],
    ['mf-c', 'focusin'],
    ['mf-d', 'touchstart'],
    ['mf-e', 'click'],
  ])('loads %s on %s', (name, type) => {
    link(name)
      .querySelector('b')!
      .dispatchEvent(new Event(type, { bubbles: true }));
    expect(loaded()).toEqual([name]);
  });

  it.each(['mf-a', 'files'])('loads nothing for %s', (name) => {
    link(name).dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loaded()).toEqual([]);
  });

  it('loads nothing with "save data"', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    link('mf-e').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loaded()).toEqual([]);
  });
});

describe('when links are in view', () => {
  it('fetches the files of a limited number of sections on a fast network', async () => {
    start({ effectiveType: '4g' });
    await seen('mf-a', 'mf-b');
    expect(hinted()).toEqual(['mf-b']);
    expect(loaded()).toEqual([]);
    await seen('mf-c', 'mf-d', 'mf-e');
    expect(hinted()).toEqual(['mf-b', 'mf-c', 'mf-d']);
  });

  it('notices links that are added later', async () => {
    document.body.innerHTML = '';
    start({ effectiveType: '4g' });
    await seen();
    document.body.innerHTML = '<a id="mf-b" href="/mf-b">b</a>';
    await waitFor(async () => {
      await seen('mf-b');
      expect(hinted()).toEqual(['mf-b']);
    });
  });

  it.each([undefined, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
    'fetches nothing when the network is %p',
    async (connection) => {
      look = () => undefined;
      start(connection);
      await seen('mf-b');
      expect(hinted()).toEqual([]);
    },
  );
});
