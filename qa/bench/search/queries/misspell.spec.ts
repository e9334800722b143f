import { misspell } from './misspell.js';

it('swaps two letters in the middle', () => {
  expect(misspell('Williamsburg')).toBe('Willimasburg');
});

it.each(['Soho', 'Aaaaaa', '12 345'])('returns %j unchanged, which no swap changes', (text) => {
  expect(misspell(text)).toBeUndefined();
});
