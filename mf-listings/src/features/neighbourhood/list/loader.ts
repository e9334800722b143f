import { api, type LoaderFunctionArgs, unwrap } from '@phantom/mf-kit';

/** All neighbourhoods that have a page, by name. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
  unwrap(api.GET('/api/auth/neighbourhoods', { signal }));

export type NeighbourhoodsData = Awaited<ReturnType<typeof loader>>;
