import { api, unwrap } from '@phantom/mf-kit';
import type { ListingTab } from '../sections';

/** Places in the whole city that somebody may mean who types this, typing errors forgiven. */
export const suggestPlaces = (typed: string, tab: ListingTab, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-suggest', { params: { query: { q: typed, type: tab } }, signal }),
  ).then(({ list }) => list);

export type PlaceSuggestion = Awaited<ReturnType<typeof suggestPlaces>>[number];
