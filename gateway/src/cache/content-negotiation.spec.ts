import { entityTagOf, isKnownTag, weakened } from './content-negotiation.js';

it('gives one tag to one content', () => {
  const tag = entityTagOf(Buffer.from('a'));
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(entityTagOf(Buffer.from('a'))).toBe(tag);
  expect(entityTagOf(Buffer.from('b'))).not.toBe(tag);
});

it('weakens a tag once', () => {
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
])('compares W/"1" with %s: %s', (ifNoneMatch, isKnown) => {
  expect(isKnownTag('W/"1"', ifNoneMatch)).toBe(isKnown);
});
