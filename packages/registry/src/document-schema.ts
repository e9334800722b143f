import { declarationSchema, NAME_PATTERN } from './declaration-schema.js';

/**
 * JSON schema of the registry: the frontend discovery schema v1-pre, narrowed to what this site
 * puts into its open parts (names, `extras`).
 */

const url = { type: 'string', pattern: '^(/[^/]|https?://)' };
const urls = { type: 'array', items: url };

const integrity = { type: 'string', pattern: '^sha(256|384|512)-[A-Za-z0-9+/=]+$' };

/** Names of files in a build's own folder: nothing that leads out of it. */
const file = { type: 'string', pattern: String.raw`^(?!.*\.\.)[\w.-]+(/[\w.-]+)*$` };
const texts = { type: 'object', additionalProperties: file };

const server = {
  type: 'object',
  properties: { url, integrity },
  required: ['url', 'integrity'],
  additionalProperties: false,
};

const remoteExtras = {
  type: 'object',
  properties: {
    host: { const: false },
    declaration: declarationSchema,
    preload: urls,
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

const version = {
  type: 'object',
  properties: {
    url,
    fallbackUrl: url,
    metadata: {
      type: 'object',
      properties: {
        version: { type: 'string', minLength: 1 },
        integrity,
      },
      required: ['version', 'integrity'],
      additionalProperties: false,
    },
    deployment: {
      type: 'object',
      properties: {
        traffic: { type: 'number', minimum: 0, maximum: 100 },
        default: { type: 'boolean' },
      },
      required: ['traffic', 'default'],
    },
    extras: { type: 'object', if: hasHost, then: hostExtras, else: remoteExtras },
  },
  required: ['url', 'metadata', 'extras'],
  additionalProperties: false,
};

export const documentSchema = {
  type: 'object',
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      propertyNames: { pattern: NAME_PATTERN },
      additionalProperties: { type: 'array', items: version, minItems: 1, uniqueItems: true },
    },
  },
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
};
