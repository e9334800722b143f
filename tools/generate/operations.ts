import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GatewayOptions } from '@phantom/service-kit';
import { repositoryRoot } from '../stack/repository.js';

/** As much of a JSON schema as the documents use. */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: string;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
}

/** A call as a document describes it. */
export interface Operation {
  /** `gateway` or a service. */
  server: string;
  /** `PATCH /api/auth/people/{id}` */
  name: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body?: { mediaType: string; schema: Schema };
  isPublic: boolean;
  gateway: GatewayOptions;
}

interface Document {
  paths: Record<string, Record<string, DocumentedCall>>;
  components?: { schemas?: Record<string, Schema> };
}

interface DocumentedCall {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: readonly unknown[];
  'x-gateway'?: GatewayOptions;
}

/** The folders of the servers that have an `openapi.json`. */
export const SERVERS = [
  'gateway',
  'services/auth',
  'services/content',
  'services/listings',
  'services/properties',
];

/** All calls of the committed documents. */
export const documentedOperations = (): Operation[] =>
  SERVERS.flatMap((folder) => {
    const text = readFileSync(join(repositoryRoot, folder, 'openapi.json'), 'utf8');
    return operationsOf(basename(folder), JSON.parse(text) as Document);
  });

export function operationsOf(server: string, { paths, components }: Document): Operation[] {
  const resolve = (schema: Schema): Schema => resolved(schema, components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([verb, call]) => {
      const { parameters = [], requestBody, security, 'x-gateway': gateway = {} } = call;
      const method = verb.toUpperCase();
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        server,
        name: `${method} ${path}`,
        method,
        path,
        parameters: parameters.map((one) => ({ ...one, schema: resolve(one.schema ?? {}) })),
        body: content && { mediaType: content[0], schema: resolve(content[1].schema) },
        isPublic: security?.length === 0,
        gateway,
      };
    }),
  );
}

/** A schema with what it refers to in place. */
function resolved(schema: Schema, known: Record<string, Schema>): Schema {
  const { $ref, allOf, items, properties, ...rest } = schema;
  if ($ref) return resolved(known[$ref.split('/').at(-1) ?? ''] ?? {}, known);
  const merged = (allOf ?? []).map((part) => resolved(part, known));
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => [name, resolved(field, known)] as const,
  );
  return {
    ...Object.assign({}, ...merged),
    ...rest,
    ...(items && { items: resolved(items, known) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
}
