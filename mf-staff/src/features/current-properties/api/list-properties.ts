import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyQuery } from '../property-query';

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
