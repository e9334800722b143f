import { bootRemote } from '../testing/remotes';
import { createRouteTable } from './route-table';

const routes = createRouteTable([
  bootRemote('mf-listings', {
    routes: [
      { path: '/listings', frame: 'public' },
      { path: '/listings/:type/:location', frame: 'public' },
    ],
  }),
  bootRemote('mf-campaign', { routes: [{ path: '/listings/rentals/bronx', frame: 'public' }] }),
  bootRemote('mf-staff', { routes: [{ path: '/dashboard', frame: 'staff', access: 'signed-in' }] }),
]);

it.each([
  ['/listings', 'mf-listings'],
  ['/listings/', 'mf-listings'],
  ['/listings/sales/queens', 'mf-listings'],
  ['/listings/rentals/bronx', 'mf-campaign'],
  ['/dashboard', 'mf-staff'],
  ['/listings/sales', undefined],
  ['/dashboard/settings', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, remote) => {
  expect(routes(path)?.remote).toBe(remote);
});

describe('on a page with a language prefix', () => {
  beforeAll(() => {
    document.documentElement.dataset.base = '/de';
  });
  afterAll(() => delete document.documentElement.dataset.base);

  it.each([
    ['/de/listings', 'mf-listings'],
    ['/de/listings/rentals/bronx', 'mf-campaign'],
    ['/de', undefined],
    ['/listings', undefined],
    ['/it/listings', undefined],
  ])('%s belongs to %s', (path, remote) => {
    expect(routes(path)?.remote).toBe(remote);
  });
});

it('finds nothing for a prefix when the page has none', () => {
  expect(routes('/de/listings')).toBeUndefined();
});

it('returns the declaration of the route', () => {
  expect(routes('/dashboard')?.route).toEqual({
    path: '/dashboard',
    frame: 'staff',
    access: 'signed-in',
  });
});
