import fc from 'fast-check';
import type { Schema } from '../../../tools/generate/operations.js';

/** Rows of the demo data have low ids. */
const KNOWN_IDS = 30;
const LONGEST = 60;

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.integer({ min: 1, max: 1e9 }).map((number) => `hostile-${number}@example.com`),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  'date-time': fc.constant('2026-11-22T12:00:00Z'),
  uuid: fc.uuid(),
  binary: fc.constant('%PDF-1.4'),
};

/** Fields whose rules the documents do not contain. */
const NAMED: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constant('+1 212 555 0123'),
  phoneNumber: fc.constant('+1 212 555 0123'),
  password: fc.constant('a river under glass'),
  bounds: fc.constant('-74.03,40.69,-73.91,40.88'),
  country: fc.constantFrom('US', 'DE'),
  version: fc.integer({ min: 1, max: 3 }),
};

/** Valid values for a call. */
export function fittingValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = NAMED[name];
  if (known) return known;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.example !== undefined) return fc.constant(schema.example);
  switch (schema.type) {
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fittingValue(schema.items ?? {}), { minLength: 1, maxLength: 3 });
    case 'object':
      return fittingObject(schema);
    default:
      return fittingText(schema);
  }
}

const rangeOf = ({ minimum = 0, maximum = minimum + KNOWN_IDS }: Schema) => ({
  min: minimum,
  max: Math.min(maximum, minimum + KNOWN_IDS),
});

function fittingText({ format = '', pattern, minLength = 1, maxLength = LONGEST }: Schema) {
  const known = FORMATS[format];
  if (known) return known;
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) };
  return fc.string({ unit: 'grapheme', ...bounds });
}

/** An object with all required fields and some of the others. */
function fittingObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, fittingValue(field, name)] as const,
  );
  const isRequired = (name: string): boolean => required.includes(name);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: Object.keys(properties).filter(isRequired),
  }) as fc.Arbitrary<object>;
}
