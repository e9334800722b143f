import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProperty } from './api/get-property';

/** The property of the address; null, and a 404, where there is none. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const property = await getProperty(Number(params.id), request.signal).catch((error: unknown) => {
    // 400 answers what no number of a property can be.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  });
  return property ?? data(null, { status: 404 });
};
