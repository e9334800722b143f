import { sitePath } from './site-path.js';

it.each([
  ['/', '/'],
  ['/de/listings?x=1#top', '/de/listings?x=1#top'],
  ['/a//b', '/a//b'],
  ['/wohnung/küche', '/wohnung/k%C3%BCche'],
])('%s is of the site', (address, path) => {
  expect(sitePath(address)).toBe(path);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  'https://evil.test/',
  '',
])('%j is not', (address) => {
  expect(sitePath(address)).toBeUndefined();
});
