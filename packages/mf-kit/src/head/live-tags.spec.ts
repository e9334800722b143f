import { documentTitle, shownDescription } from './live-tags';

it('appends the company once', () => {
  expect(documentTitle('Training')).toBe('Training | Phantom Partners');
  expect(documentTitle('')).toBe('Phantom Partners');
});

it('cuts a long title after a word', () => {
  const title = documentTitle(
    'One two three four five six seven eight nine ten, eleven twelve thirteen',
  );
  expect(title).toBe(
    'One two three four five six seven eight nine ten, eleven twelve… | Phantom Partners',
  );
});

it.each([
  ['keeps what fits', 'a'.repeat(160), 'a'.repeat(160)],
  ['ends after a whole word', `${'word '.repeat(40)}`, `${'word '.repeat(31)}word…`],
  [
    'leaves no comma before the end',
    `${'a'.repeat(150)}, ${'b'.repeat(20)}`,
    `${'a'.repeat(150)}…`,
  ],
  ['cuts one endless word', 'a'.repeat(200), `${'a'.repeat(159)}…`],
  ['makes one line of several', ' One\n\n two ', 'One two'],
  ['says nothing where nothing is said', '  ', undefined],
])('%s', (_, text, shown) => {
  expect(shownDescription(text)).toBe(shown);
});
