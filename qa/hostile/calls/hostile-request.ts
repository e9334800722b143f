import fc from 'fast-check';
import { fittingValue } from './fitting-value.js';
import { hostileBody, type SentBody } from './hostile-body.js';
import { naughtyText } from './hostile-value.js';
import type { Operation, Parameter } from '../../../tools/generate/operations.js';

/** A call as it is sent. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Only rows that the attack itself has created may be changed. */
export type Targets = Record<string, number>;

/** Escapes that decode to no text or to a dangerous one. */
const ODD_ESCAPES = [
  ...['%', '%2', '%zz', '%00', '%c0%ae', '%ff', '%ed%a0%80', '%u0041', '%25%32%66', '%2e%2e', '..'],
  ...['%2f', '%5c', ';a=b', '%0d%0aX-Injected:%20yes', '+', '%20', '.', '*', '~', '%F0%9F%98%80'],
];

const HEADERS = [
  'accept',
  'accept-language',
  'content-encoding',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-original-url',
  'x-request-deadline',
  'x-request-id',
];

/** Variants of a call, each with unexpected input. */
export function hostileRequest(
  operation: Operation,
  targets: Targets,
): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      path: pathOf(operation, targets),
      query: queryOf(operation.parameters),
      headers: oddHeaders,
      body: operation.body ? hostileBody(operation.body) : fc.constant<SentBody>({ headers: {} }),
    })
    .map(({ path, query, headers, body }) => ({
      method: operation.method,
      path: path + query,
      headers: { ...headers, ...body.headers },
      body: body.content,
    }));
}

/** Mostly existing ids: otherwise no request would pass the first check. */
function pathOf({ method, path, parameters }: Operation, targets: Targets): fc.Arbitrary<string> {
  const isChange = method !== 'GET';
  const parts = path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    const own = targets[path.split('/{')[0] ?? ''] ?? targets[name];
    const known = isChange && name !== 'kind' ? fc.constant(own ?? 999_999) : fittingValue(schema);
    return fc.oneof(
      { weight: 5, arbitrary: known.map((value) => encodeURIComponent(String(value))) },
      { weight: 3, arbitrary: naughtyText.map(escaped) },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_ESCAPES) },
    );
  });
  return fc.tuple(...parts).map((texts) => texts.join('/'));
}

function queryOf(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const asked = parameters.filter((one) => one.in === 'query');
  const names = [...asked.map(({ name }) => name), '__proto__', 'constructor', 'id', 'a[b][c]'];
  const fitting = asked.map(({ name, schema = {} }) =>
    fittingValue(schema, name).map((value) => `${name}=${encodeURIComponent(String(value))}`),
  );
  const value = fc.oneof(naughtyText.map(escaped), fc.constantFrom(...ODD_ESCAPES));
  const pair = (name: string) => fc.constantFrom(name, `${name}[]`, `${name}[$gt]`, escaped(name));
  const hostile = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(pair(name), value))
    .map(([name, text]) => `${name}=${text}`);
  return fc
    .tuple(fc.tuple(...fitting), fc.array(hostile, { maxLength: 4 }), fc.nat(4))
    .map(([all, odd, kept]) => {
      // The first few are valid; of the others some parameters are missing, and some occur twice.
      const pairs = [...all.slice(0, kept), ...odd];
      return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
    });
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(fc.tuple(fc.constantFrom(...HEADERS), naughtyText), { maxLength: 2 })
  .map((pairs) => Object.fromEntries(pairs.map(([name, text]) => [name, asHeader(text)])));

/** The characters that HTTP allows in a header. */
const asHeader = (text: string): string =>
  Buffer.from(text.replace(/[^\t\x20-\x7e\x80-\uffff]/g, ''), 'utf8')
    .toString('latin1')
    .slice(0, 2_000);

/** Percent-encodes a text, also lone surrogates; short enough for a request line. */
const escaped = (text: string): string =>
  encodeURIComponent(wellFormed(text.slice(0, 1_500)))
    .slice(0, 4_000)
    .replace(/%.?$/, '');

/** Lone surrogates become the replacement character. */
const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
