import { startTranslations } from '@phantom/mf-kit';
import { RemoteStore } from '../remotes/remote-store';
import { createRouteTable } from '../remotes/route-table';
import { bootRemote, workingRemote } from '../testing/remotes';
import { SectionPrefetcher } from './section-prefetcher';

const home = bootRemote('mf-marketing', { routes: [{ path: '/home', frame: 'public' }] });
const listings = bootRemote('mf-listings', {
  routes: [
    { path: '/listings', frame: 'public' },
    { path: '/listings-detail/:id', frame: 'public' },
  ],
  preload: ['/r/mf-listings/1.0.0/remote.1.js'],
  chunks: {
    '/listings': ['landing.2.js', 'landing.2.css'],
    '/listings-detail/:id': ['detail.3.js'],
  },
  texts: { en: 'en.4.js', de: 'de.4.js' },
});
const elsewhere = bootRemote('mf-far', {
  routes: [{ path: '/far', frame: 'public' }],
  url: 'https://cdn.example/mf-far/remoteEntry.js',
  chunks: { '/far': ['far.js'] },
});

const fetchRemote = jest.fn(async () => workingRemote('x'));
let prefetcher: SectionPrefetcher;

beforeEach(async () => {
  document.head.innerHTML = '';
  fetchRemote.mockClear();
  window.history.replaceState(null, '', '/home');
  await startTranslations('en', []);
  const remotes = [home, listings, elsewhere];
  const routes = createRouteTable(remotes);
  prefetcher = new SectionPrefetcher(remotes, routes, new RemoteStore(fetchRemote));
});

const destination = (path: string) =>
  prefetcher.destination(new URL(path, window.location.origin))!;
/** The URLs of all hints; those of this site without origin. */
const hinted = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) =>
    href.replace(window.location.origin, ''),
  );

it('loads the remote and fetches the files of the page', () => {
  prefetcher.load(destination('/listings?tab=rentals'));
  expect(fetchRemote.mock.calls).toEqual([
    ['mf-listings', expect.objectContaining({ url: listings.url }), 1],
  ]);
  expect(hinted()).toEqual([
    '/r/mf-listings/1.0.0/remote.1.js',
    '/r/mf-listings/1.0.0/landing.2.js',
    '/r/mf-listings/1.0.0/landing.2.css',
    '/r/mf-listings/1.0.0/en.4.js',
  ]);
});

it('fetches each file once', () => {
  prefetcher.load(destination('/listings'));
  prefetcher.load(destination('/listings'));
  prefetcher.load(destination('/listings-detail/7'));
  prefetcher.load(destination('/listings-detail/8'));
  expect(fetchRemote).toHaveBeenCalledTimes(1);
  expect(hinted().filter((file) => file.includes('detail'))).toHaveLength(1);
  expect(new Set(hinted()).size).toBe(hinted().length);
});

it('only fetches the files of a section that is in view', () => {
  prefetcher.fetchFiles(destination('/listings-detail/7'));
  expect(fetchRemote).not.toHaveBeenCalled();
  expect(hinted()).toEqual([
    '/r/mf-listings/1.0.0/remoteEntry.js',
    '/r/mf-listings/1.0.0/remote.1.js',
    '/r/mf-listings/1.0.0/detail.3.js',
    '/r/mf-listings/1.0.0/en.4.js',
  ]);
});

it('requests each file with the CORS mode of its later use', () => {
  prefetcher.fetchFiles(destination('/far'));
  prefetcher.fetchFiles(destination('/listings'));
  const cors = [...document.querySelectorAll('link')].map(({ href, crossOrigin }) => [
    href.split('/').pop(),
    crossOrigin,
  ]);
  expect(cors).toEqual([
    ['remoteEntry.js', 'anonymous'],
    ['far.js', 'anonymous'],
    ['remoteEntry.js', 'anonymous'],
    ['remote.1.js', null],
    ['landing.2.js', null],
    ['landing.2.css', null],
    ['en.4.js', null],
  ]);
});

it('does not retry a remote that failed before it is visited', async () => {
  fetchRemote.mockRejectedValueOnce(new Error('offline'));
  prefetcher.load(destination('/listings'));
  await new Promise(process.nextTick);
  prefetcher.load(destination('/listings'));
  expect(fetchRemote).toHaveBeenCalledTimes(1);
});

it.each([
  ['the section at hand', '/home'],
  ['what no section owns', '/files/contract.pdf'],
  ['another language', '/de/listings'],
])('returns no destination for %s', (_what, path) => {
  expect(destination(path)).toBeUndefined();
});
