import { api, unwrap } from '@phantom/mf-kit';
import type { ListingType } from '../listing-types';

/** Places in the whole city that match what is typed, with tolerance for typing errors. */
export const suggestPlaces = (typed: string, listingType: ListingType, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-suggest', {
      params: { query: { q: typed, type: listingType } },
      signal,
    }),
  ).then(({ list }) => list);

export type PlaceSuggestion = Awaited<ReturnType<typeof suggestPlaces>>[number];
