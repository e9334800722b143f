import { choicesOf } from './check-list';

const first = [
  { value: 'Astoria', count: 9 },
  { value: 'Corona', count: 4 },
];

it('keeps the original order with the current counts', () => {
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

it('keeps a selected value that no listing has', () => {
  expect(choicesOf({ first: [], now: [] }, ['Sunnyside'])).toEqual([
    { value: 'Sunnyside', count: 0 },
  ]);
});

it('has no counts when none were loaded', () => {
  expect(choicesOf({ first: undefined, now: undefined }, ['Sunnyside'])).toEqual([
    { value: 'Sunnyside', count: undefined },
  ]);
  expect(choicesOf({ first, now: undefined }, [])[0]).toEqual({
    value: 'Astoria',
    count: undefined,
  });
});
