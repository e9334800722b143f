import { requestedLanguage } from './requested-language.js';

it.each([
  [undefined, undefined, 'en'],
  [undefined, 'ru', 'ru'],
  ['ru', 'de', 'ru'],
  ['de-CH', undefined, 'de'],
  ['fr', 'de', 'en'],
  ['', 'de', 'en'],
])('lang %p and Accept-Language %p read %s', (lang, header, expected) => {
  expect(requestedLanguage(lang, header)).toBe(expected);
});
