import { api, unwrap } from '@phantom/mf-kit';

/** As many as the service answers at once. */
const MOST_AT_ONCE = 50;

/** The homes of these numbers, in their order; those that are off the market are missing. */
export const homesById = async (ids: number[], signal: AbortSignal) => {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, part) =>
    ids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  );
  const answers = await Promise.all(parts.map((part) => askFor(part, signal)));
  return { homes: answers.flatMap(({ list }) => list), imageBase: answers[0]?.url ?? '' };
};

const askFor = (ids: number[], signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/listings-byid', { params: { query: { ids: ids.join(',') } }, signal }));
