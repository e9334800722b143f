import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyQuery } from '../property-query';
import type { PropertyDetail } from './property';

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
