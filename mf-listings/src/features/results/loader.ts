import { ApiError, data, redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { parseBorough, parseTab, resultsPath } from '../../shared/sections';
import { findListings, type ListingSearch } from './api/find-listings';

/** The page of homes that the address asks for; null, and a 404, where no such list exists. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const search = readSearch(params, new URL(request.url));
  return search ? loadPage(search, request.signal) : data(null, { status: 404 });
};

export type ResultsData = Awaited<ReturnType<typeof loadPage>>;

const loadPage = async (search: ListingSearch, signal: AbortSignal) => {
  const { tab, borough } = search;
  try {
    const { list, url, total, next } = await findListings(search, signal);
    return { tab, borough, homes: list, imageBase: url, total, next };
  } catch (error) {
    throw isStaleCursor(error, search) ? redirect(resultsPath(tab, borough)) : error;
  }
};

const readSearch = (params: LoaderFunctionArgs['params'], url: URL): ListingSearch | null => {
  const tab = parseTab(params.type);
  const borough = parseBorough(params.location);
  return tab && borough && { tab, borough, cursor: url.searchParams.get('cursor') };
};

// A cut or outdated cursor in a shared link is no reason to show nothing.
const isStaleCursor = (error: unknown, { cursor }: ListingSearch) =>
  cursor !== null && error instanceof ApiError && [400, 422].includes(error.status);
