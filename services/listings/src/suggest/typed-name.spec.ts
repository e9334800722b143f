import { mayBeMistyped, readTypedName } from './typed-name.js';

describe('readTypedName', () => {
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
  ])('reads %j', (text, typed) => {
    expect(readTypedName(text)).toEqual(typed);
  });
});

it('takes numbers by their word', () => {
  expect(mayBeMistyped({ head: '', last: '11211' })).toBe(false);
  expect(mayBeMistyped({ head: 'avenue', last: '12' })).toBe(true);
  expect(mayBeMistyped({ head: '5', last: 'ave' })).toBe(true);
});
