import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listColleagues } from '../api/enquiry';
import { listEnquiries } from '../api/list-enquiries';
import { askedBy, readFilters, readPlace } from '../enquiry-query';

/** What the address asks for, and whom it can be assigned to: without that the list works too. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const { size, ...mark } = readPlace(searchParams);
  const ask = (place: { before?: string; after?: string }) =>
    listEnquiries({ ...askedBy(filters), ...place, limit: size }, request.signal);
  const [found, colleagues] = await Promise.all([
    ask(mark),
    listColleagues(request.signal).catch(() => null),
  ]);
  // Nothing newer than this page: it is the first one, which is to be full.
  const isFirst = mark.before === undefined && (mark.after === undefined || !found.more);
  const page = isFirst && mark.after !== undefined ? await ask({}) : found;
  return {
    ...{ filters, size, colleagues, page },
    hasNewer: !isFirst,
    hasOlder: mark.after !== undefined && !isFirst ? true : page.more,
  };
};
