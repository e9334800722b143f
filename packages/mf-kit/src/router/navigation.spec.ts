import { sitePath } from './navigation';

afterEach(() => delete document.documentElement.dataset.base);

describe('sitePath', () => {
  it('is the path itself on a page whose address names no language', () => {
    expect(sitePath('/listings?tab=rentals')).toBe('/listings?tab=rentals');
  });

  it.each([
    ['/listings', '/de/listings'],
    ['/', '/de'],
    ['/?from=mail', '/de?from=mail'],
    ['/home#top', '/de/home#top'],
    ['/ru/home', '/ru/home'],
  ])('puts the language of the page before %s', (path, address) => {
    document.documentElement.dataset.base = '/de';
    expect(sitePath(path)).toBe(address);
  });
});
