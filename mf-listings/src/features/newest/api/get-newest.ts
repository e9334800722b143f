import { api, unwrap } from '@phantom/mf-kit';
import type { SlotContracts } from '@phantom/mf-kit';

/** Homes for sale, the newest first. */
export const getNewest = async (
  { borough, limit }: SlotContracts['newest-homes'],
  signal: AbortSignal,
) => {
  const { list, url } = await unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: { query: { type: 'sales', location: borough, sort: 'newest', limit } },
      signal,
    }),
  );
  return { homes: list, imageBase: url };
};

export type NewestHomes = Awaited<ReturnType<typeof getNewest>>;
