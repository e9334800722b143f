import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getHistory } from './api/get-history';
import { getProperty } from './api/get-property';

/** The property of the address and its trail; null, and a 404, where there is none. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const id = Number(params.id);
  const [property, history] = await Promise.all([
    getProperty(id, request.signal),
    getHistory(id, request.signal),
  ]).catch((error: unknown) => {
    // 400 answers what no number of a property can be.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return [];
    throw error;
  });
  return property && history ? { property, history } : data(null, { status: 404 });
};

export type DetailData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;
