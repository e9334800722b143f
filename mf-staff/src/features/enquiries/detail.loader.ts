import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { listColleagues } from './api/list-colleagues';
import { listEnquiries } from './api/list-enquiries';
import { getEnquiry } from './api/one-enquiry';
import type { Entry } from './api/sources';
import { isKind } from './enquiry';
import { askedBy, readFilters, type Filters } from './filters';

/** The enquiry of the address, and what stands beside it in the list that led here; null and a 404 where it is not. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const { signal } = request;
  const { kind, id } = params;
  if (!isKind(kind)) return data(null, { status: 404 });
  const filters = readFilters(new URL(request.url).searchParams);
  const [enquiry, colleagues] = await Promise.all([
    getEnquiry({ kind, id: Number(id) }, signal).catch(undefinedWhereNone),
    listColleagues(signal).catch(() => null),
  ]);
  if (!enquiry) return data(null, { status: 404 });
  // Not waited for: a service that is slow keeps nobody from an enquiry of another.
  return { enquiry, colleagues, filters, beside: besideOf(enquiry, filters, signal) };
};

/** 400 answers what no number of an enquiry can be. */
const undefinedWhereNone = (error: unknown) => {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
  throw error;
};

/** The next newer and the next older; the page works without them. It never fails. */
async function besideOf({ key }: Entry, filters: Filters, signal: AbortSignal): Promise<Beside> {
  const one = async (place: { before: string } | { after: string }) => {
    const asked = { ...askedBy(filters), ...place, limit: 1 };
    const page = await listEnquiries(asked, signal).catch(() => undefined);
    return page?.list[0];
  };
  const [newer, older] = await Promise.all([one({ after: key }), one({ before: key })]);
  return { newer, older };
}

/** The enquiries on both sides, as far as there are such. */
export interface Beside {
  newer?: Entry;
  older?: Entry;
}

/** What there is of an enquiry. */
export type EnquiryPageData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;
