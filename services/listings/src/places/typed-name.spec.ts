import { canBeMistyped, parseTypedName } from './typed-name.js';

describe('parseTypedName', () => {
  it.each([
    ['Upper West S', { head: 'upper west', last: 's' }],
    ['  wiLLiams ', { head: '', last: 'williams' }],
    ['Peñalver', { head: '', last: 'penalver' }],
    ['St. Mark’s', { head: 'st mark', last: 's' }],
    ['11', { head: '', last: '11' }],
    ['%_(.*', null],
    ['w', null],
    [' é! ', null],
    ['', null],
  ])('parses %j', (text, typed) => {
    expect(parseTypedName(text)).toEqual(typed);
  });
});

it('returns false for a number only', () => {
  expect(canBeMistyped({ head: '', last: '11211' })).toBe(false);
  expect(canBeMistyped({ head: 'avenue', last: '12' })).toBe(true);
  expect(canBeMistyped({ head: '5', last: 'ave' })).toBe(true);
});
