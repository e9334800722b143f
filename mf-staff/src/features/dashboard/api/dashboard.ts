import { api, ApiError, unwrap } from '@phantom/mf-kit';

export const countProperties = async (signal: AbortSignal): Promise<number> => {
  const { count } = await unwrap(api.GET('/api/auth/userdashboard', { signal }));
  return count;
};

export const getWork = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/dashboard-work', { signal }));

export type Work = Awaited<ReturnType<typeof getWork>>;

const SHOWN = 5;

/** The newest enquiries of the services that respond. @throws ApiError when none does */
export async function listLatestEnquiries(signal?: AbortSignal) {
  const query = { limit: SHOWN };
  const outcomes = await Promise.allSettled([
    unwrap(api.GET('/api/auth/enquiries', { params: { query }, signal })),
    unwrap(api.GET('/api/auth/listings-enquiries', { params: { query }, signal })),
  ]);
  const responses = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [failure] = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (responses.length === 0) throw failure;
  if (failure !== undefined && !(failure instanceof ApiError)) throw failure;
  return {
    list: responses
      .flatMap<Enquiry>(({ list }) => list)
      .sort((one, other) => other.created_at.localeCompare(one.created_at))
      .slice(0, SHOWN),
    isPartial: failure !== undefined,
  };
}

interface Enquiry {
  id: number;
  kind: 'contact' | 'investor' | 'listing';
  created_at: string;
  state: 'new' | 'in_progress' | 'answered' | 'closed' | 'spam';
  name: string;
}

export type LatestEnquiries = Awaited<ReturnType<typeof listLatestEnquiries>>;
