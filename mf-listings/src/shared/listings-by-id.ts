import { api, unwrap } from '@phantom/mf-kit';

/** The limit of the service. */
const MAX_IDS_PER_CALL = 50;

/** The listings of these ids, in their order. Those off the market are missing. */
export const getListingsById = async (ids: number[], signal: AbortSignal) => {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, part) =>
    ids.slice(part * MAX_IDS_PER_CALL, (part + 1) * MAX_IDS_PER_CALL),
  );
  const responses = await Promise.all(parts.map((part) => getPart(part, signal)));
  return { listings: responses.flatMap(({ list }) => list), imageBase: responses[0]?.url ?? '' };
};

const getPart = (ids: number[], signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/listings-byid', { params: { query: { ids: ids.join(',') } }, signal }));
