import { choicesOf } from './choices-of';

const first = [
  { value: 'Astoria', count: 9 },
  { value: 'Corona', count: 4 },
];

it('keeps the order in which the list was opened, with the counts of now', () => {
  const now = [
    { value: 'Flushing', count: 7 },
    { value: 'Corona', count: 5 },
  ];
  expect(choicesOf({ first, now }, [])).toEqual([
    { value: 'Astoria', count: 0 },
    { value: 'Corona', count: 5 },
    { value: 'Flushing', count: 7 },
  ]);
});

it('keeps what is chosen, though no home has it', () => {
  expect(choicesOf({ first: [], now: [] }, ['Sunnyside'])).toEqual([
    { value: 'Sunnyside', count: 0 },
  ]);
});

it('has no counts where none came', () => {
  expect(choicesOf({ first: undefined, now: undefined }, ['Sunnyside'])).toEqual([
    { value: 'Sunnyside', count: undefined },
  ]);
  expect(choicesOf({ first, now: undefined }, [])[0]).toEqual({
    value: 'Astoria',
    count: undefined,
  });
});
