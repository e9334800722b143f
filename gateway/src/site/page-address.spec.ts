import { canonicalPath, sameSitePath } from './page-address.js';

const route = (more: object = {}) => ({
  path: '/listings/:type/:location',
  frame: 'public' as const,
  ...more,
});

it('is the path in the spelling of the route', () => {
  expect(canonicalPath(route(), '/Listings/sales/new%20york/')).toBe('/listings/sales/new%20york');
  expect(canonicalPath({ path: '/', frame: 'public' }, '/')).toBe('/');
});

it('is the canonical path of the route, with the same parameters', () => {
  expect(canonicalPath({ path: '/home', frame: 'public', canonical: '/' }, '/home')).toBe('/');
  const canonical = '/homes/:location';
  expect(canonicalPath(route({ canonical }), '/listings/sales/queens')).toBe('/homes/queens');
});

it.each([{ noindex: true as const }, { access: 'signed-in' as const }])(
  'is undefined for a route with %o',
  (flag) => {
    expect(canonicalPath(route(flag), '/listings/sales/queens')).toBeUndefined();
  },
);

it.each([
  ['/', '/'],
  ['/de/listings?x=1#top', '/de/listings?x=1#top'],
  ['/a//b', '/a//b'],
  ['/wohnung/küche', '/wohnung/k%C3%BCche'],
])('accepts %s as a path of the site', (address, path) => {
  expect(sameSitePath(address)).toBe(path);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test/',
  '',
])('refuses %j as a path of the site', (address) => {
  expect(sameSitePath(address)).toBeUndefined();
});
