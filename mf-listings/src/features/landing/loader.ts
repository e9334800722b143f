import { redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { findTarget } from '../../shared/search/find-target';
import { readSearch } from '../../shared/search/read-search';
import { searchPath } from '../../shared/search/write-search';
import { parseBorough, parseTab } from '../../shared/sections';

/**
 * Leads on from a search that was sent, here or from a list, also by a browser without scripts; else nothing is to be
 * loaded.
 */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('q') && !searchParams.has('location')) return { unknownWords: null };
  const tab = parseTab(searchParams.get('tab')) ?? 'sales';
  const borough = parseBorough(searchParams.get('location'));
  const { search } = readSearch(tab, borough, searchParams);
  const extra: Record<string, string> = searchParams.get('view') === 'map' ? { view: 'map' } : {};
  // The button of the filters sends this form too, where there are no scripts.
  if (searchParams.has('filters'))
    return redirect(searchPath(search, { ...extra, filters: 'open' }));
  if (search.q === undefined) return redirect(searchPath(search, extra));
  const target = await findTarget(search.q, search, request.signal, extra);
  if (target !== null) return redirect(target);
  // A list says itself that it is empty, and which way there is something.
  return borough === null ? { unknownWords: search.q } : redirect(searchPath(search, extra));
};
