import { parseJsonArray } from './parse-json-array';

it.each([
  ['["a", 1, null]', ['a', 1, null]],
  ['{"length": 1}', []],
  ['[1,', []],
  ['', []],
  [null, []],
  [undefined, []],
])('reads %p', (text, entries) => {
  expect(parseJsonArray(text)).toEqual(entries);
});
