import { api, unwrap } from '@phantom/mf-kit';

/** One listing with everything that is known of it; undefined where there is none. */
export const getListing = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/listings-detail', { params: { query: { id } }, signal }),
  );
  return list[0];
};

export type Listing = NonNullable<Awaited<ReturnType<typeof getListing>>>;
