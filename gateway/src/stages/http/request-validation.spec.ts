import { malformedReason } from './request-validation.js';

const reasonFor = (url: string, rawHeaders = ['Host', 'localhost']) =>
  malformedReason({ url, rawHeaders });

describe('malformedReason', () => {
  it.each([
    '/',
    '/listings/sales/new-york?page=2',
    '/current-properties/7',
    '/file.name/..hidden/...',
    '/listings/sales/staten%20island',
    '/%D0%B4%D0%BE%D0%BC',
    '/home?next=/a/../b%2f&text=%00',
  ])('accepts %s', (url) => {
    expect(reasonFor(url)).toBeUndefined();
  });

  it.each([
    '/api/../admin',
    '/..',
    '/a/./b',
    '/a/%2e%2E/b',
    '/a/.%2e',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/a%00',
    '/a%0d%0aX: 1',
    '/a%7f',
    '/a#b',
    'http://elsewhere.test/',
    '*',
    '',
  ])('refuses %s', (url) => {
    expect(reasonFor(url)).toBeDefined();
  });

  it.each(['0.9', '2.0', '1.2'])('refuses HTTP version %s', (httpVersion) => {
    expect(malformedReason({ url: '/', httpVersion, rawHeaders: [] })).toBeDefined();
  });

  it('refuses Content-Length beside Transfer-Encoding, also an empty one', () => {
    const both = ['content-length', '5', 'Transfer-Encoding', ''];
    expect(reasonFor('/', ['Host', 'a', ...both])).toBe('a length beside a coding');
    expect(reasonFor('/', ['Host', 'a', 'Transfer-Encoding', 'chunked'])).toBeUndefined();
  });

  it('refuses a second Host, case-insensitively', () => {
    expect(reasonFor('/', ['Host', 'a', 'Accept', 'host', 'hOST', 'b'])).toBe('more than one Host');
    expect(reasonFor('/', ['Host', 'a', 'Accept', 'host'])).toBeUndefined();
  });
});

it.each([
  ['/a%20b', true],
  ['/%D0%B4', true],
  ['/a?text=%zz', true],
  ['/%zz', false],
  ['/%E0%A4%A', false],
  ['/a%', false],
])('accepts %s only if its percent-encoding is valid: %s', (url, isText) => {
  expect(reasonFor(url) === undefined).toBe(isText);
});
