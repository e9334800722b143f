import { preferredLanguage } from './language.js';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, es;q=0.8, en;q=0.5', 'es'],
  ['es;q=0.4,it;q=0.6', 'it'],
  ['fr', 'en'],
  ['en;q=0', 'en'],
  ['de;q=0', 'en'],
  [';;;', 'en'],
])('Accept-Language %p prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
