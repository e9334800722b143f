import { api, unwrap } from '@phantom/mf-kit';
import type { Borough, ListingTab } from '../../../shared/sections';

/** A grid of one, two, three or four columns is full with it. */
export const PAGE_SIZE = 24;

export interface ListingSearch {
  tab: ListingTab;
  borough: Borough;
  /** Where the page begins; null for the first. */
  cursor: string | null;
}

/** One page of homes, the total and the cursor of the next page. */
export const findListings = ({ tab, borough, cursor }: ListingSearch, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: {
        query: { type: tab, location: borough, limit: PAGE_SIZE, cursor: cursor ?? undefined },
      },
      signal,
    }),
  );

export type FoundListings = Awaited<ReturnType<typeof findListings>>;
