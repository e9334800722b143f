import { emptyAsAbsent, oneLine, textBlock } from './clean-text.js';

it.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc: all@example.com'],
  ['Ada\u2028\u0085\u0000Lovelace', 'Ada Lovelace'],
  [7, 7],
])('normalizes %j', (typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

it('keeps line breaks and drops control characters', () => {
  expect(textBlock(' One\r\nTwo\rThree\u0000\u001b\tend\n')).toBe('One\nTwo\nThree end');
  expect(textBlock(null)).toBeNull();
});

it.each([
  ['', undefined],
  [null, undefined],
  [false, false],
  ['0', '0'],
])('reads %j as %j', (value, expected) => {
  expect(emptyAsAbsent(value)).toBe(expected);
});
