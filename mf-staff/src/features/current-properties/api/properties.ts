import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyQuery } from '../property-query';
import type { PropertyStatus } from '../property-status';

/** A page of the properties that are being serviced, with what they can be narrowed by; for employees only. */
export const listProperties = async (query: PropertyQuery, signal: AbortSignal) => {
  const answer = await unwrap(
    api.GET('/api/auth/emp-current-propertieslist', {
      params: { query: { ...query, search: query.search || undefined } },
      signal,
    }),
  );
  return answer as Extract<typeof answer, { choices: unknown }>;
};

export type PropertyPage = Awaited<ReturnType<typeof listProperties>>;
export type CurrentProperty = PropertyPage['list'][number];
export type PropertyChoices = PropertyPage['choices'];

/** The types of property that are taken into servicing. */
export const listTypes = async (signal: AbortSignal): Promise<string[]> => {
  const { list } = await unwrap(api.GET('/api/auth/property-types', { signal }));
  return list;
};

/** One property with its status, the files that came with it and the documents asked for; undefined where there is none. */
export const getProperty = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/current-propertieslist/{id}', { params: { path: { id } }, signal }),
  );
  return list[0];
};

export type PropertyDetail = NonNullable<Awaited<ReturnType<typeof getProperty>>>;
export type DocumentRequest = PropertyDetail['requests'][number];
export type PropertyFile = PropertyDetail['files'][number];

/** Who did what with a property when, the latest first; `before` is the `next` of the answer before. */
export const getHistory = (id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/current-properties/{id}/history', {
      params: { path: { id }, query: { before } },
      signal,
    }),
  );

export type PropertyHistory = Awaited<ReturnType<typeof getHistory>>;
export type PropertyChange = PropertyHistory['list'][number];

/** The facts of a property as they are sent. */
export interface PropertyFacts {
  address: string;
  servicing_bank: string;
  type_of_property: string;
  /** Null for nobody; else with the name of the account. */
  assignee_id: number | null;
  assignee_name?: string;
}

/** Takes a property into servicing. */
export const createProperty = async (body: PropertyFacts): Promise<PropertyDetail | undefined> => {
  const { list } = await unwrap(api.POST('/api/auth/current-properties', { body }));
  return list[0];
};

/** Changes some facts of a property, as they were at a version. */
export const editProperty = (id: number, body: Partial<PropertyFacts> & { version: number }) =>
  unwrap(api.PATCH('/api/auth/current-properties/{id}', { params: { path: { id } }, body }));

/** Moves a property to another status, with the reason that its trail keeps. */
export const moveStatus = (
  id: number,
  body: { status: PropertyStatus; reason: string; version: number },
) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/status', { params: { path: { id } }, body }));

interface Archival {
  reason: string;
  version: number;
}

/** Takes a property out of the work: it can be read only, until it is restored. */
export const archiveProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/archive', { params: { path: { id } }, body }));

export const restoreProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/restore', { params: { path: { id } }, body }));
