import { diffPhrases } from './diff-phrases';

const shown = (before: string, after: string) =>
  diffPhrases(before, after).map(({ value, added, removed }) =>
    added ? `+${value}` : removed ? `-${value}` : value,
  );

it('shows words that changed', () => {
  expect(shown('Letter six', 'Letter seven')).toEqual(['Letter ', '-six', '+seven']);
});

it('shows a rewritten sentence as one phrase', () => {
  expect(shown('Rents in the third quarter', 'What a colder winter means')).toEqual([
    '-Rents in the third quarter',
    '+What a colder winter means',
  ]);
});

it('does not join changes on two lines', () => {
  expect(shown('one\ntwo', 'three\nfour')).toEqual(['-one', '+three', '\n', '-two', '+four']);
});

it('loses no character of either text', () => {
  const [before, after] = ['A house in the park, sold.', 'Our house by a lake, for rent.'];
  const parts = diffPhrases(before, after);
  const text = (skipped: 'added' | 'removed') =>
    parts
      .filter((part) => !part[skipped])
      .map(({ value }) => value)
      .join('');
  expect([text('added'), text('removed')]).toEqual([before, after]);
});
