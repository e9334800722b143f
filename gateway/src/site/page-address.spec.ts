import { canonicalPath, sameSitePath } from './page-address.js';

const route = (more: object = {}) => ({
  path: '/listings/:type/:location',
  frame: 'public' as const,
  ...more,
});

it('is the path of the route, spelled as the route spells it', () => {
  expect(canonicalPath(route(), '/Listings/sales/new%20york/')).toBe('/listings/sales/new%20york');
  expect(canonicalPath({ path: '/', frame: 'public' }, '/')).toBe('/');
});

it('is what the route names in its place, with the same params', () => {
  expect(canonicalPath({ path: '/home', frame: 'public', canonical: '/' }, '/home')).toBe('/');
  const canonical = '/homes/:location';
  expect(canonicalPath(route({ canonical }), '/listings/sales/queens')).toBe('/homes/queens');
});

it.each([{ noindex: true as const }, { access: 'signed-in' as const }])(
  'is none for a page that is left out by %o',
  (flag) => {
    expect(canonicalPath(route(flag), '/listings/sales/queens')).toBeUndefined();
  },
);

it.each([
  ['/', '/'],
  ['/de/listings?x=1#top', '/de/listings?x=1#top'],
  ['/a//b', '/a//b'],
  ['/wohnung/küche', '/wohnung/k%C3%BCche'],
])('%s is of the site', (address, path) => {
  expect(sameSitePath(address)).toBe(path);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test/',
  '',
])('%j is not', (address) => {
  expect(sameSitePath(address)).toBeUndefined();
});
