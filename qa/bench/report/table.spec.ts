import { judged } from './table.js';

it('accepts a figure that equals the target', () => {
  expect(judged(1.1, { atMost: 1.1 })).toEqual(['≤ 1.1', 'yes']);
  expect(judged(0.9, { atLeast: 0.9 })).toEqual(['≥ 0.9', 'yes']);
});

it('marks a missed target and a figure that is not a number', () => {
  expect(judged(1.11, { atMost: 1.1 })[1]).toBe('**no**');
  expect(judged(0.89, { atLeast: 0.9 })[1]).toBe('**no**');
  expect(judged(NaN, { atMost: 1 })[1]).toBe('**no**');
});
