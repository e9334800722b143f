import { byteRange, sliced } from './byte-range.js';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('reads %s', (header, range) => expect(byteRange(header, 100)).toEqual(range));

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=100-',
  'bytes=0-1,5-6',
  'rows=1-2',
])('serves everything for %s', (header) => expect(byteRange(header, 100)).toBeUndefined());

it('cuts a stream', async () => {
  const content = async function* () {
    yield* [Buffer.from('abc'), Buffer.from('def'), Buffer.from('ghi')];
  };
  const cut = async (start: number, end: number) => {
    const chunks: Buffer[] = [];
    for await (const chunk of sliced(content(), { start, end })) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };

  expect(await cut(0, 8)).toBe('abcdefghi');
  expect(await cut(2, 3)).toBe('cd');
  expect(await cut(4, 4)).toBe('e');
  expect(await cut(6, 8)).toBe('ghi');
});
