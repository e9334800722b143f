import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listProperties } from './api/list-properties';
import { readPropertyQuery } from './property-query';

/** The page of properties that the address asks for. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const query = readPropertyQuery(new URL(request.url).searchParams);
  const { list, total, page, choices } = await listProperties(query, request.signal);
  return { list, total, choices, query: { ...query, page } };
};
