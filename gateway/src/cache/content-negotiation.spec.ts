import {
  acceptedEncoding,
  acceptedLanguage,
  entityTagOf,
  isKnownTag,
  weakened,
} from './content-negotiation.js';

it('gives equal contents equal tags', () => {
  const tag = entityTagOf(Buffer.from('a'));
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(entityTagOf(Buffer.from('a'))).toBe(tag);
  expect(entityTagOf(Buffer.from('b'))).not.toBe(tag);
});

it('makes a tag weak', () => {
  expect([weakened('"1"'), weakened('W/"1"')]).toEqual(['W/"1"', 'W/"1"']);
});

it.each([
  ['W/"1"', true],
  ['"1"', true],
  ['*', true],
  ['"0", W/"1"', true],
  ['"0"', false],
  ['1', false],
  ['', false],
  [undefined, false],
])('compares W/"1" with If-None-Match %s: %s', (ifNoneMatch, isKnown) => {
  expect(isKnownTag('W/"1"', ifNoneMatch)).toBe(isKnown);
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['gzip, deflate', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('maps %s to %s, also when it is remembered', (header, encoding) => {
    expect([acceptedEncoding(header), acceptedEncoding(header)]).toEqual([encoding, encoding]);
  });
});

describe('acceptedLanguage', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['fr', 'en'],
    [undefined, 'en'],
  ])('maps %s to %s, also when it is remembered', (header, language) => {
    expect([acceptedLanguage(header), acceptedLanguage(header)]).toEqual([language, language]);
  });
});
