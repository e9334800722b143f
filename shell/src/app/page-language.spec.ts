import { languageOfPage } from './page-language';

it.each([
  ['the server’s, which knows cookie and browser', 'de', 'lang=es', 'de'],
  ['the cookie’s, where the server wrote none', '', 'lang=es', 'es'],
  ['English, where nobody said anything', '', 'lang=; max-age=0', 'en'],
])('is %s', (_, written, cookie, language) => {
  document.documentElement.lang = written;
  document.cookie = cookie;
  expect(languageOfPage(document)).toBe(language);
});
