import { chooseCanonicalKeys } from './identify-listings.js';

const listing = (key: string, id: number, onMarket = true) => ({ id, key, onMarket });
const byKey = (...listings: ReturnType<typeof listing>[]) =>
  new Map(listings.map((one) => [one.key, one]));
const none = new Map<string, never>();

describe('chooseCanonicalKeys', () => {
  it('chooses the first key of an unknown listing', () => {
    const { keys, canonicalKeys } = chooseCanonicalKeys([['b', 'a']], ['c'], none, none);

    expect([...keys]).toEqual(['c', 'b']);
    expect([...canonicalKeys]).toEqual([['a', 'b']]);
  });

  it.each([
    ['the one that is known', [listing('a', 7, false)], 'a'],
    ['the one on the market', [listing('a', 7), listing('b', 3, false)], 'a'],
    ['the eldest', [listing('a', 7), listing('b', 9)], 'a'],
  ])('chooses the key of %s', (_, known, key) => {
    expect(chooseCanonicalKeys([['b', 'a']], [], byKey(...known), none).keys).toEqual(
      new Set([key]),
    );
  });

  it('finds a listing by an other key', () => {
    const { keys, canonicalKeys } = chooseCanonicalKeys(
      [['b']],
      [],
      none,
      new Map([['b', listing('a', 7)]]),
    );

    expect([...keys]).toEqual(['a']);
    expect([...canonicalKeys]).toEqual([['b', 'a']]);
  });

  it.each([
    ['is told with certainty', [['b']], ['a']],
    ['is told by another line among several keys', [['b'], ['c', 'a']], []],
  ] as const)('does not use the key of a listing that %s', (_, listings, certain) => {
    const others = new Map([['b', listing('a', 7)]]);
    const { canonicalKeys } = chooseCanonicalKeys(
      listings,
      certain,
      byKey(listing('a', 7)),
      others,
    );

    expect(canonicalKeys.has('b')).toBe(false);
  });

  it('assigns a listing only once', () => {
    const others = new Map(['b', 'c'].map((key) => [key, listing('a', 7)]));
    const { keys, canonicalKeys } = chooseCanonicalKeys([['c'], ['b']], [], none, others);

    expect(keys).toEqual(new Set(['a', 'b']));
    expect([...canonicalKeys]).toEqual([['c', 'a']]);
  });
});
