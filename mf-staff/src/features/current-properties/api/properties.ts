import { api, unwrap, type ApiBody } from '@phantom/mf-kit';
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

export const listPropertyTypes = async (signal: AbortSignal): Promise<string[]> => {
  const { list } = await unwrap(api.GET('/api/auth/property-types', { signal }));
  return list;
};

export type PropertyInput = ApiBody<'post', '/api/auth/current-properties'>;

export const createProperty = async (body: PropertyInput): Promise<PropertyDetail | undefined> => {
  const { list } = await unwrap(api.POST('/api/auth/current-properties', { body }));
  return list[0];
};

export const editProperty = (id: number, body: Partial<PropertyInput> & { version: number }) =>
  unwrap(api.PATCH('/api/auth/current-properties/{id}', { params: { path: { id } }, body }));
