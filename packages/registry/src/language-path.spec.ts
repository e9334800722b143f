import { localizedPath, prefixedPath, splitLanguage } from './language-path.js';

describe('splitLanguage', () => {
  it.each([
    [
      '/de/listings/sales/queens',
      { language: 'de', basename: '/de', pathname: '/listings/sales/queens' },
    ],
    ['/de', { language: 'de', basename: '/de', pathname: '/' }],
    ['/ru/', { language: 'ru', basename: '/ru', pathname: '/' }],
    ['/listings', { basename: '', pathname: '/listings' }],
    ['/', { basename: '', pathname: '/' }],
    ['/design', { basename: '', pathname: '/design' }],
    ['/DE/listings', { basename: '', pathname: '/DE/listings' }],
    ['/fr/listings', { basename: '', pathname: '/fr/listings' }],
  ])('splits %s', (pathname, parts) => {
    expect(splitLanguage(pathname)).toEqual(parts);
  });
});

describe('localizedPath', () => {
  it('returns a plain path for the default language, and a prefix for the others', () => {
    expect(localizedPath('/listings', 'en')).toBe('/listings');
    expect(localizedPath('/listings', 'es')).toBe('/es/listings');
    expect(localizedPath('/', 'it')).toBe('/it');
  });
});

describe('prefixedPath', () => {
  it('returns a prefix for every language, also for the default', () => {
    expect(prefixedPath('/listings', 'en')).toBe('/en/listings');
    expect(prefixedPath('/listings', 'es')).toBe('/es/listings');
    expect(prefixedPath('/', 'en')).toBe('/en');
  });
});
