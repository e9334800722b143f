import { pageOf, refererPage } from './form.dto.js';

it.each(['/', '/de/contact', '/invest-now?from=home#form', '/%D0%B4'])('keeps %s', (path) => {
  expect(pageOf(path)).toBe(path);
});

it('truncates a long path', () => {
  expect(pageOf(`/${'x'.repeat(500)}`)).toHaveLength(200);
});

it.each(['', 'contact', '//evil.test', 'https://evil.test/', '/a b', '/a\nb', '/\\evil', 7, null])(
  'treats %j as no page',
  (value) => {
    expect(pageOf(value)).toBeUndefined();
  },
);

it('reads the page from Referer only for this site', () => {
  const here = 'http://localhost:8000';
  expect(refererPage('http://localhost:8000/de/contact?x=1', here)).toBe('/de/contact');
  expect(refererPage('http://elsewhere.test/contact', here)).toBeUndefined();
  expect(refererPage('nonsense', here)).toBeUndefined();
  expect(refererPage(undefined, here)).toBeUndefined();
});
