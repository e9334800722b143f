import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listColleagues } from '../../../shared/api/colleagues';
import { listEnquiries } from '../api/list-enquiries';
import { readFilters, readPosition, toListQuery } from '../enquiry-query';

/** Loads the requested page and the colleagues. The list also works without the colleagues. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const { size, ...mark } = readPosition(searchParams);
  const load = (position: { before?: string; after?: string }) =>
    listEnquiries({ ...toListQuery(filters), ...position, limit: size }, request.signal);
  const [found, colleagues] = await Promise.all([
    load(mark),
    listColleagues(request.signal).catch(() => null),
  ]);
  // Nothing newer exists, so this is the first page; load it again to fill it.
  const isFirst = mark.before === undefined && (mark.after === undefined || !found.more);
  const page = isFirst && mark.after !== undefined ? await load({}) : found;
  return {
    ...{ filters, size, colleagues, page },
    hasNewer: !isFirst,
    hasOlder: mark.after !== undefined && !isFirst ? true : page.more,
  };
};
