import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyQuery } from '../property-query';
import type { PropertyStatus } from '../property-status';

/** A page of the properties, with the values of its filters. For employees only. */
export const listProperties = async (query: PropertyQuery, signal: AbortSignal) => {
  const response = await unwrap(
    api.GET('/api/auth/emp-current-propertieslist', {
      params: { query: { ...query, search: query.search || undefined } },
      signal,
    }),
  );
  return response as Extract<typeof response, { choices: unknown }>;
};

export type PropertyPage = Awaited<ReturnType<typeof listProperties>>;
export type CurrentProperty = PropertyPage['list'][number];
export type PropertyChoices = PropertyPage['choices'];

/** The property types that new properties can have. */
export const listPropertyTypes = async (signal: AbortSignal): Promise<string[]> => {
  const { list } = await unwrap(api.GET('/api/auth/property-types', { signal }));
  return list;
};

/** A property with its files and document requests; undefined when it does not exist. */
export const getProperty = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/current-propertieslist/{id}', { params: { path: { id } }, signal }),
  );
  return list[0];
};

export type PropertyDetail = NonNullable<Awaited<ReturnType<typeof getProperty>>>;
export type DocumentRequest = PropertyDetail['requests'][number];
export type PropertyFile = PropertyDetail['files'][number];

/** The change history of a property, latest first. `before` is the `next` of the previous response. */
export const getPropertyHistory = (id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/current-properties/{id}/history', {
      params: { path: { id }, query: { before } },
      signal,
    }),
  );

export type PropertyHistory = Awaited<ReturnType<typeof getPropertyHistory>>;
export type PropertyChange = PropertyHistory['list'][number];

/** Editable fields of a property, as the service expects them. */
export interface PropertyInput {
  address: string;
  servicing_bank: string;
  type_of_property: string;
  /** Null for nobody; otherwise sent with the name of the account. */
  assignee_id: number | null;
  assignee_name?: string;
}

export const createProperty = async (body: PropertyInput): Promise<PropertyDetail | undefined> => {
  const { list } = await unwrap(api.POST('/api/auth/current-properties', { body }));
  return list[0];
};

/** Changes fields of a property at the given version. */
export const editProperty = (id: number, body: Partial<PropertyInput> & { version: number }) =>
  unwrap(api.PATCH('/api/auth/current-properties/{id}', { params: { path: { id } }, body }));

/** Moves a property to another status. The reason goes into the change history. */
export const moveStatus = (
  id: number,
  body: { status: PropertyStatus; reason: string; version: number },
) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/status', { params: { path: { id } }, body }));

interface Archival {
  reason: string;
  version: number;
}

/** Archives a property. It is read-only until it is restored. */
export const archiveProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/archive', { params: { path: { id } }, body }));

export const restoreProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/restore', { params: { path: { id } }, body }));
