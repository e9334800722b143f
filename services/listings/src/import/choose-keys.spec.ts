import { chooseKeys } from './choose-keys.js';

const home = (key: string, id: number, onMarket = true) => ({ id, key, onMarket });
const byKey = (...homes: ReturnType<typeof home>[]) => new Map(homes.map((one) => [one.key, one]));
const none = new Map<string, never>();

describe('chooseKeys', () => {
  it('keeps the first key of a home that is not known', () => {
    const { kept, keptAs } = chooseKeys([['b', 'a']], ['c'], none, none);

    expect([...kept]).toEqual(['c', 'b']);
    expect([...keptAs]).toEqual([['a', 'b']]);
  });

  it.each([
    ['the one that is known', [home('a', 7, false)], 'a'],
    ['the one on the market', [home('a', 7), home('b', 3, false)], 'a'],
    ['the eldest', [home('a', 7), home('b', 9)], 'a'],
  ])('keeps %s', (_, known, key) => {
    expect(chooseKeys([['b', 'a']], [], byKey(...known), none).kept).toEqual(new Set([key]));
  });

  it('finds a home by a key under which it was listed besides', () => {
    const { kept, keptAs } = chooseKeys([['b']], [], none, new Map([['b', home('a', 7)]]));

    expect([...kept]).toEqual(['a']);
    expect([...keptAs]).toEqual([['b', 'a']]);
  });

  it.each([
    ['is told with certainty', [['b']], ['a']],
    ['is told by another line among several keys', [['b'], ['c', 'a']], []],
  ] as const)('takes no home that %s under its own key', (_, homes, certain) => {
    const others = new Map([['b', home('a', 7)]]);
    const { keptAs } = chooseKeys(homes, certain, byKey(home('a', 7)), others);

    expect(keptAs.has('b')).toBe(false);
  });

  it('gives no home to two', () => {
    const others = new Map(['b', 'c'].map((key) => [key, home('a', 7)]));
    const { kept, keptAs } = chooseKeys([['c'], ['b']], [], none, others);

    expect(kept).toEqual(new Set(['a', 'b']));
    expect([...keptAs]).toEqual([['c', 'a']]);
  });
});
