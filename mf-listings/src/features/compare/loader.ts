import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { homesById } from '../../shared/api/homes-by-id';
import { readComparedIds } from '../../shared/compare/compare-path';
import { MOST_COMPARED } from '../../shared/compare/comparison';

/** The homes that the address names, as many as can be compared. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const asked = readComparedIds(new URL(request.url).searchParams);
  const ids = asked.slice(0, MOST_COMPARED);
  const { homes, imageBase } = await homesById(ids, request.signal);
  return { ids, homes, imageBase, hasMore: asked.length > ids.length };
};

export type CompareData = Awaited<ReturnType<typeof loader>>;
