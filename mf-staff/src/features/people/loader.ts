import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { listPeople } from './api/list-people';
import { readPeopleQuery } from './people-query';

/** The page of people that the address asks for; past the end, the last one. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const query = readPeopleQuery(new URL(request.url).searchParams);
  const answer = await listPeople(query, request.signal);
  const last = Math.max(1, Math.ceil(answer.total / query.size));
  if (query.page <= last) return { ...answer, query };
  const bent = { ...query, page: last };
  return { ...(await listPeople(bent, request.signal)), query: bent };
};
