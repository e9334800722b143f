import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { searchQuery } from '../../../shared/search/write-search';

/** How many homes match. */
export const countHomes = async (search: Search, signal: AbortSignal): Promise<number> => {
  const query = { ...searchQuery(search), limit: 1 };
  const { total } = await unwrap(
    api.GET('/api/auth/listings-listfind', { params: { query }, signal }),
  );
  return total;
};
