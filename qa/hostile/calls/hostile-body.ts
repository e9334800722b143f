import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { fittingValue } from './fitting-value.js';
import { hostileValue, naughtyText, RawJson } from './hostile-value.js';
import type { Schema } from '../../../tools/generate/operations.js';

export interface SentBody {
  headers: Record<string, string>;
  content?: Buffer;
}

const JSON_TYPE = 'application/json';
const BOUNDARY = 'hostile';
/** Larger than the limits of the services and of the gateway. */
const LARGE = [300_000, 1_100_000];

const OTHER_TYPES = [
  ...['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', ''],
  ...['application/json; charset=utf-16', 'application/json; charset=nonsense', 'application/jso'],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'image/png', 'a/b/c', ';;;', '*/*'],
  ...['application/vnd.api+json', 'APPLICATION/JSON', 'application/json, text/plain'],
];

interface Documented {
  mediaType: string;
  schema: Schema;
}

/** A body with an error: in a field, in its structure, or in its encoding. */
export function hostileBody({ mediaType, schema }: Documented): fc.Arbitrary<SentBody> {
  const object = fittingObjectWithFault(schema);
  if (mediaType !== JSON_TYPE) return fc.oneof(object.map(asMultipart), oddBody);
  return fc.oneof(
    { weight: 8, arbitrary: object.map((value) => asJson(jsonOf(value))) },
    { weight: 1, arbitrary: hostileValue({}).map((value) => asJson(jsonOf(value))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(object, fc.nat(400))
        .map(([value, end]) => asJson(jsonOf(value).slice(0, end))),
    },
    { weight: 1, arbitrary: object.map((value) => asJson(twice(jsonOf(value)))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(object, fc.constantFrom(...OTHER_TYPES))
        .map(([value, type]) => body(jsonOf(value), type)),
    },
    { weight: 1, arbitrary: object.map(zipped) },
    { weight: 1, arbitrary: oddBody },
  );
}

/** A valid body except for one or a few fields; sometimes completely valid. */
function fittingObjectWithFault(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {} } = schema;
  const names = [
    ...Object.keys(properties),
    '__proto__',
    'constructor',
    'id',
    'role',
    'type',
    'rights',
  ];
  const fault = fc
    .constantFrom(...names)
    .chain((name) => hostileValue(properties[name] ?? {}).map((value) => [name, value] as const));
  return fc
    .tuple(fittingValue(schema), fc.array(fault, { maxLength: 3 }))
    .map(([fitting, faults]) => [...Object.entries(fitting as object), ...faults]);
}

/** Writes pairs as an object, which may contain a name twice, and `__proto__` as an ordinary name. */
function jsonOf(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (!Array.isArray(value) || !value.every(isPair)) return JSON.stringify(value) ?? 'undefined';
  const fields = value.map(([name, field]) => `${JSON.stringify(name)}:${fieldOf(field)}`);
  return `{${fields.join(',')}}`;
}

const fieldOf = (field: unknown): string =>
  field instanceof RawJson ? field.text : (JSON.stringify(field) ?? 'null');

const isPair = (value: unknown): value is [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

const body = (text: string | Buffer, type: string): SentBody => ({
  headers: { 'content-type': type },
  content: Buffer.from(text as string),
});

const asJson = (text: string): SentBody => body(text, JSON_TYPE);

const twice = (json: string): string =>
  json.length > 2 ? `${json.slice(0, -1)},${json.slice(1)}` : json;

const zipped = (value: unknown): SentBody => ({
  headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
  content: gzipSync(jsonOf(value)),
});

/** Random texts, and a file that is not one. */
function asMultipart(value: unknown): SentBody {
  const fields = (value as [string, unknown][]).map(([name, field]) => {
    const isFile = name === 'file';
    const disposition = `form-data; name="${quoted(name)}"${isFile ? '; filename="a.pdf"' : ''}`;
    // An object may have no prototype, and then no text of its own.
    const text = typeof field === 'string' ? field : fieldOf(field);
    return `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${text}\r\n`;
  });
  return body(`${fields.join('')}--${BOUNDARY}--\r\n`, `multipart/form-data; boundary=${BOUNDARY}`);
}

const quoted = (name: string): string => name.replaceAll('"', '%22');

/** Invalid JSON. */
const oddBody: fc.Arbitrary<SentBody> = fc.oneof(
  fc.constant<SentBody>({ headers: {} }),
  fc.constant(asJson('')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => body(Buffer.from(bytes), JSON_TYPE)),
  naughtyText.map(asJson),
  fc.constantFrom(...LARGE).map((size) => asJson(JSON.stringify({ name: 'x'.repeat(size) }))),
  fc.constantFrom(...LARGE).map((size) => asJson('['.repeat(size))),
  fc.constant(asJson('\ufeff{"name":"x"}')),
  fc.constantFrom(...OTHER_TYPES).map((type) => body('a=b&__proto__[c]=d', type)),
);
