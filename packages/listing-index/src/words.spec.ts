import fc from 'fast-check';
import { hasWordFrom, plainText, textHash, wordsIn } from './words.js';

describe('wordsIn', () => {
  it.each([
    ['2 E 55th St #803', ['2', 'e', '55th', 'st', '803']],
    ['Peñalver’s CO-OP', ['penalver', 's', 'co', 'op']],
    ['İstanbul  Ünter\nКиёв', ['istanbul', 'unter', 'киев']],
    [' –!', []],
    ['', []],
  ])('splits %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('hasWordFrom', () => {
  it('finds the beginnings of words in a plain text, as the words of the text have them', () => {
    const text = fc.array(
      fc.constantFrom('pen', 'Peñ', 'op', 'OP', 'co-op', ' ', '-', '2', 'ü', 'ё'),
    );
    const prefix = fc.constantFrom('pen', 'op', 'p', 'co', '2', 'u', 'е', 'opp', 'nop');
    fc.assert(
      fc.property(text, prefix, (parts, wanted) => {
        const joined = parts.join('');
        const isExpected = wordsIn(joined).some((word) => word.startsWith(wanted));
        expect(hasWordFrom(plainText(joined), wanted)).toBe(isExpected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('textHash', () => {
  it('is equal only for equal texts', () => {
    const hashes = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], [], ['']].map(textHash);

    expect(textHash(['a', 'b'])).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(Number.isSafeInteger(hash)).toBe(true);
  });
});
