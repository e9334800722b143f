import { api, ApiError, data, type LoaderFunctionArgs, redirect, unwrap } from '@phantom/mf-kit';
import { neighbourhoodPath } from '../../shared/listing-types';

/** Statuses of an address that names no neighbourhood. */
const ABSENT = new Set([400, 404, 422]);

/** The neighbourhood of the URL. Null for an unknown one. */
export const loader = async ({ params, request: { signal } }: LoaderFunctionArgs) => {
  const { borough = '', slug = '' } = params;
  const page = await findNeighbourhood(borough, slug, signal);
  if (page === null) return data(null, { status: 404 });
  const path = neighbourhoodPath(page.neighbourhood.borough, page.neighbourhood.slug);
  // A nickname has the same page: `/neighbourhoods/manhattan/ues`.
  if (path !== `/neighbourhoods/${borough}/${slug}`) throw redirect(path, 301);
  return page;
};

const findNeighbourhood = async (borough: string, slug: string, signal: AbortSignal) => {
  try {
    const path = { borough, slug };
    return await unwrap(
      api.GET('/api/auth/neighbourhoods/{borough}/{slug}', { params: { path }, signal }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !ABSENT.has(error.status)) throw error;
    return null;
  }
};

export type NeighbourhoodData = NonNullable<Awaited<ReturnType<typeof findNeighbourhood>>>;
