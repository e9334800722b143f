import { redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { parseBorough, parseListingType } from '../../shared/listing-types';
import { findTarget } from '../../shared/search/find-target';
import { readSearch } from '../../shared/search/read-search';
import { searchPath } from '../../shared/search/write-search';

/**
 * Redirects a search that was sent, from this page or from the results page, also without JavaScript. Otherwise
 * there is nothing to load.
 */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('q') && !searchParams.has('location')) return { unknownWords: null };
  const listingType = parseListingType(searchParams.get('tab')) ?? 'sales';
  const borough = parseBorough(searchParams.get('location'));
  const { search } = readSearch(listingType, borough, searchParams);
  const extra: Record<string, string> = searchParams.get('view') === 'map' ? { view: 'map' } : {};
  // Without JavaScript the button of the filters sends this form too.
  if (searchParams.has('filters'))
    return redirect(searchPath(search, { ...extra, filters: 'open' }));
  if (search.q === undefined) return redirect(searchPath(search, extra));
  const target = await findTarget(search.q, search, request.signal, extra);
  if (target !== null) return redirect(target);
  // The results page itself reports an empty list and its alternatives.
  return borough === null ? { unknownWords: search.q } : redirect(searchPath(search, extra));
};
