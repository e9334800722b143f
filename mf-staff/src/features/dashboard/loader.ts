import { ApiError, getSession, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { countProperties } from './api/count-properties';

/** The figure on the dashboard's tile: only employees have tiles, and all of them work without it. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const isEmployee = getSession()?.user.type === 'admin';
  return { count: isEmployee ? await countOrNull(request.signal) : null };
};

const countOrNull = (signal: AbortSignal) =>
  countProperties(signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== 401) return null;
    throw error;
  });
