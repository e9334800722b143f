import { api, unwrap } from '@phantom/mf-kit';

/** Two rows of cards where there is room for three. */
const COUNT = 6;
/** No page waits longer for what it can do without. */
const TIMEOUT_MS = 2_000;

/** Homes like one that is, or was, on the market. */
export const getSimilar = async (id: number, signal: AbortSignal) => {
  const { list, url } = await unwrap(
    api.GET('/api/auth/listings-similar', {
      params: { query: { id, limit: COUNT } },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
  );
  return { homes: list, imageBase: url };
};

export type SimilarHomes = Awaited<ReturnType<typeof getSimilar>>;
