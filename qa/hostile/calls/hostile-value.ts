import fc from 'fast-check';
import { NAUGHTY_STRINGS } from './naughty-strings.js';
import type { Schema } from '../../../tools/generate/operations.js';

const DEEP = 2_000;

/** Numbers at and beyond the limits of types. */
const NUMBERS = [
  ...[0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1],
  ...[2 ** 53, 2 ** 63, 2 ** 64, 1e20, 1e21],
];

/** JSON that none of our serializers writes; it is inserted unchanged. */
export class RawJson {
  constructor(readonly text: string) {}
}

const nested = (depth: number, open: string, close: string): RawJson =>
  new RawJson(open.repeat(depth) + '1' + close.repeat(depth));

const RAW = [
  ...['NaN', 'Infinity', '-Infinity', '1e999', '-1e999', '1'.repeat(400), '0x10', '01'],
  ...['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'],
  ...['{"$gt":""}', '{"$where":"sleep(1000)"}', '{"length":1e9}', '{"toString":1,"valueOf":1}'],
  ...['"\\ud800"', '"\\u0000"', '"\\x41"', "'single'", 'undefined', '"\u0001"', '[1,]', '{"a":1,}'],
].map((text) => new RawJson(text));

export const naughtyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAUGHTY_STRINGS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  // Includes lone surrogates.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Values that a call does not expect, or that are barely valid. */
export function hostileValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: naughtyText },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...RAW) },
    { weight: 3, arbitrary: fc.constantFrom(...beyondBounds(schema)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], ''),
    },
    { weight: 1, arbitrary: naughtyText.map((text) => [text, text]) },
    { weight: 1, arbitrary: naughtyText.map((text) => ({ [text]: text, id: 1 })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(nested(DEEP, '[', ']'), nested(DEEP, '{"a":', '}')),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }) },
  );
}

/** One less than the minimum and one more than the maximum. */
function beyondBounds({ minimum = 0, maximum = 2 ** 31 - 1, maxLength = 255, maxItems }: Schema) {
  return [
    minimum - 1,
    minimum,
    maximum,
    maximum + 1,
    'x'.repeat(maxLength),
    'x'.repeat(maxLength + 1),
    '😀'.repeat(maxLength),
    '\u0301'.repeat(maxLength + 1),
    Array.from({ length: (maxItems ?? 20) + 1 }, () => 'x'),
    Array.from({ length: 5_000 }, (_, index) => index),
  ];
}
