import { EMPTY_HASH, hashWith, WordTable } from './word-table.js';

const hashOf = (word: string) =>
  [...word].reduce((hash, letter) => hashWith(hash, letter.charCodeAt(0)), EMPTY_HASH);

describe('WordTable', () => {
  it('finds the posting of each of many words inside another text', () => {
    const table = new WordTable();
    const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`);
    const first = words.map((word) => table.postingOf(word, 0, word.length, hashOf(word)));
    const again = words.map((word) =>
      table.postingOf(`a ${word} more`, 2, 2 + word.length, hashOf(word)),
    );

    expect(again.every((posting, at) => posting === first[at])).toBe(true);
    expect(table.postings.map(({ word }) => word)).toEqual(words);
  });

  it('keeps words with the same hash apart', () => {
    const table = new WordTable();
    const [one, other, longer] = ['park', 'pier', 'parks'].map((word) =>
      table.postingOf(word, 0, word.length, 7),
    );

    expect(new Set([one, other, longer]).size).toBe(3);
    expect(table.postingOf('a pier', 2, 6, 7)).toBe(other);
  });
});
