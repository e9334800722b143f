import { fingerprint, wordsIn } from './words.js';

describe('wordsIn', () => {
  it.each([
    ['2 E 55th St #803', ['2', 'e', '55th', 'st', '803']],
    ['Peñalver’s CO-OP', ['penalver', 's', 'co', 'op']],
    ['İstanbul  Ünter\nКиёв', ['istanbul', 'unter', 'киев']],
    [' –!', []],
    ['', []],
  ])('finds in %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('fingerprint', () => {
  it('is the same for the same texts alone', () => {
    const prints = [['a', 'b'], ['ab'], ['a', 'b', ''], ['b', 'a'], [], ['']].map(fingerprint);

    expect(fingerprint(['a', 'b'])).toBe(prints[0]);
    expect(new Set(prints).size).toBe(prints.length);
    for (const print of prints) expect(Number.isSafeInteger(print)).toBe(true);
  });
});
