import { textHash, wordsIn } from './words.js';

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

describe('textHash', () => {
  it('is equal only for equal texts', () => {
    const hashes = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], [], ['']].map(textHash);

    expect(textHash(['a', 'b'])).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(Number.isSafeInteger(hash)).toBe(true);
  });
});
