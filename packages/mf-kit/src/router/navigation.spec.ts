import { sitePath } from './navigation';

afterEach(() => delete document.documentElement.dataset.base);

describe('sitePath', () => {
  it('returns the path on a page without a language in its address', () => {
    expect(sitePath('/listings?tab=rentals')).toBe('/listings?tab=rentals');
  });

  it.each([
    ['/listings', '/de/listings'],
    ['/', '/de'],
    ['/?from=mail', '/de?from=mail'],
    ['/home#top', '/de/home#top'],
    ['/ru/home', '/ru/home'],
  ])('adds the language of the page to %s', (path, address) => {
    document.documentElement.dataset.base = '/de';
    expect(sitePath(path)).toBe(address);
  });
});
