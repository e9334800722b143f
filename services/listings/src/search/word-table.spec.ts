import { NO_LETTERS, withLetter, WordTable } from './word-table.js';

const digestOf = (word: string) =>
  [...word].reduce((digest, letter) => withLetter(digest, letter.charCodeAt(0)), NO_LETTERS);

it('finds every word again where it stands in a text, however many there are', () => {
  const table = new WordTable();
  const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`);
  const first = words.map((word) => table.postingOf(word, 0, word.length, digestOf(word)));
  const again = words.map((word) =>
    table.postingOf(`a ${word} more`, 2, 2 + word.length, digestOf(word)),
  );

  expect(again.every((posting, at) => posting === first[at])).toBe(true);
  expect(table.postings.map(({ word }) => word)).toEqual(words);
});

it('tells words apart that have the same digest', () => {
  const table = new WordTable();
  const [one, other, longer] = ['park', 'pier', 'parks'].map((word) =>
    table.postingOf(word, 0, word.length, 7),
  );

  expect(new Set([one, other, longer]).size).toBe(3);
  expect(table.postingOf('a pier', 2, 6, 7)).toBe(other);
});
