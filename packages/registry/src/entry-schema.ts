import { closedObject, declarationSchema, NAME_PATTERN } from './declaration-schema.js';
import { MAX_REVISIONS } from './registry-entry.js';

/** The frontend discovery schema v1-pre, with stricter rules for names and `extras`, which that schema leaves open. */

const url = { type: 'string', pattern: '^(/[^/]|https?://)' };
const urls = { type: 'array', items: url };

const integrity = { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/=]+$' };

/** Names of files inside the folder of a build, without `..`. */
const file = { type: 'string', pattern: String.raw`^(?!.*\.\.)[\w.-]+(/[\w.-]+)*$` };
const texts = { type: 'object', additionalProperties: file };

const text = { type: 'string', minLength: 1 };
const time = { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT[\d:.]+Z$` };
const number = { type: 'integer', minimum: 1 };
const traffic = { type: 'number', minimum: 0, maximum: 100 };

/** Data of every build, of the shell and of remotes. */
const buildFacts = {
  integrity: { type: 'object', propertyNames: file, additionalProperties: integrity },
  shared: { type: 'object', additionalProperties: text },
  kitExports: {
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: text },
  },
  weight: closedObject({ script: { type: 'number' }, style: { type: 'number' } }),
  textKeys: { type: 'array', items: text },
};

const server = closedObject({ url, integrity });

const remoteExtras = {
  type: 'object',
  properties: {
    host: { const: false },
    declaration: declarationSchema,
    preload: urls,
    ...buildFacts,
    chunks: { type: 'object', additionalProperties: { type: 'array', items: file } },
    texts,
    server,
  },
  required: ['declaration'],
};

const hostExtras = {
  type: 'object',
  properties: {
    host: { const: true },
    ...buildFacts,
    scripts: { ...urls, minItems: 1 },
    styles: urls,
    texts: { type: 'object', additionalProperties: url },
    fonts: { type: 'object', additionalProperties: urls },
    staff: urls,
    server,
  },
  required: ['host', 'scripts', 'styles'],
};

const hasHost = { type: 'object', properties: { host: { const: true } }, required: ['host'] };

const version = closedObject(
  {
    url,
    fallbackUrl: url,
    publishedAt: time,
    metadata: closedObject({ version: text, integrity }),
    deployment: {
      type: 'object',
      properties: { traffic, default: { type: 'boolean' } },
      required: ['traffic', 'default'],
    },
    extras: { type: 'object', if: hasHost, then: hostExtras, else: remoteExtras },
  },
  ['url', 'metadata', 'extras'],
);

const canary = closedObject({ version: text, employees: { type: 'boolean' }, since: time });

const share = closedObject({ version: text, traffic, default: { type: 'boolean' } });

const revision = closedObject(
  {
    revision: number,
    at: time,
    by: text,
    what: { enum: ['publish', 'canary', 'promote', 'abort', 'rollback', 'retire'] },
    version: text,
    restores: number,
    note: { type: 'string' },
    unopened: { type: 'array', items: text },
    state: { type: 'array', items: share },
  },
  ['revision', 'at', 'by', 'what', 'version', 'state'],
);

const signature = closedObject({ key: text, value: text });

export const entrySchema = closedObject(
  {
    format: { const: 1 },
    name: { type: 'string', pattern: NAME_PATTERN },
    owner: text,
    revision: number,
    versions: { type: 'array', items: version, minItems: 1, uniqueItems: true },
    canary,
    history: { type: 'array', items: revision, maxItems: MAX_REVISIONS },
    signature,
  },
  ['format', 'name', 'revision', 'versions', 'history'],
);
