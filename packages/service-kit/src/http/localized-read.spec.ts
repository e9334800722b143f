import { requestedLanguage } from './localized-read.js';

describe('requestedLanguage', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'ru', 'ru'],
    ['ru', 'de', 'ru'],
    ['de-CH', undefined, 'de'],
    ['fr', 'de', 'en'],
    ['', 'de', 'en'],
  ])('with lang %p and Accept-Language %p returns %s', (lang, header, expected) => {
    expect(requestedLanguage(lang, header)).toBe(expected);
  });
});
