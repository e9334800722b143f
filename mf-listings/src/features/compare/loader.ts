import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { MAX_COMPARED, readComparedIds } from '../../shared/comparison/comparison';
import { getListingsById } from '../../shared/listings-by-id';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const requestedIds = readComparedIds(new URL(request.url).searchParams);
  const ids = requestedIds.slice(0, MAX_COMPARED);
  const { listings, imageBase } = await getListingsById(ids, request.signal);
  return { ids, listings, imageBase, hasMore: requestedIds.length > ids.length };
};

export type CompareData = Awaited<ReturnType<typeof loader>>;
