import { api, unwrap } from '@phantom/mf-kit';
import { parseBorough, type ListingTab } from '../../../shared/sections';

/**
 * The place with homes to show that somebody most likely means who types this, typing errors forgiven; undefined where
 * we know none.
 */
export const findPlace = async (typed: string, tab: ListingTab, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/listings-suggest', { params: { query: { q: typed, type: tab } }, signal }),
  );
  return list.find(({ id, borough }) => id !== null || parseBorough(borough));
};

export type FoundPlace = NonNullable<Awaited<ReturnType<typeof findPlace>>>;
