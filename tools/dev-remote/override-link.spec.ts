import { overrideLink } from './override-link.js';

it('links to the page that asks whether to use the build, for any page of the site', () => {
  const link = overrideLink(
    'https://site.example/de/listings?page=2',
    'mf-x',
    'http://127.0.0.1:9102/remoteEntry.js',
  );
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://site.example/status');
  expect([...searchParams]).toEqual([['override', 'mf-x=http://127.0.0.1:9102/remoteEntry.js']]);
});

it('refuses an invalid address', () => {
  expect(() => overrideLink('site.example', 'mf-x', 'http://127.0.0.1/')).toThrow(/Invalid URL/);
});
