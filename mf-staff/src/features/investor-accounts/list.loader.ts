import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listInvestors } from './api/list-investors';

/** The investors that the address asks for. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  return { search, investors: await listInvestors(search || undefined, request.signal) };
};

export type ListData = Awaited<ReturnType<typeof loader>>;
