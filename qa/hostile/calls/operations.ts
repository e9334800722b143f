import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/stack/repository.js';

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
  /** `PATCH /api/auth/people/{id}` */
  name: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body?: { mediaType: string; schema: Schema };
}

interface Document {
  paths: Record<string, Record<string, DocumentedCall>>;
  components?: { schemas?: Record<string, Schema> };
}

interface DocumentedCall {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const DOCUMENTS = [
  'gateway',
  'services/auth',
  'services/content',
  'services/listings',
  'services/properties',
];

/** All calls of the committed documents. */
export async function documentedOperations(): Promise<Operation[]> {
  const lists = DOCUMENTS.map(async (folder) => {
    const file = join(repositoryRoot, folder, 'openapi.json');
    return operationsOf(JSON.parse(await readFile(file, 'utf8')) as Document);
  });
  return (await Promise.all(lists)).flat();
}

function operationsOf({ paths, components }: Document): Operation[] {
  const resolve = (schema: Schema): Schema => resolved(schema, components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([verb, { parameters = [], requestBody }]) => {
      const method = verb.toUpperCase();
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters: parameters.map((one) => ({ ...one, schema: resolve(one.schema ?? {}) })),
        body: content && { mediaType: content[0], schema: resolve(content[1].schema) },
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
