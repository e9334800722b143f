import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { findPerson } from './api/find-person';
import { listPeople } from './api/list-people';
import { readPeopleQuery, readPerson, type PeopleQuery } from './people-query';

/** The page of people that the address asks for, and the account that is open: null where there is none with its id. */
export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const address = new URL(url).searchParams;
  const page = await pageOf(readPeopleQuery(address), signal);
  const id = readPerson(address);
  if (id === undefined) return { ...page, open: undefined };
  // It may stand on another page of the list, or on none that the filters leave.
  const listed = page.list.find((each) => each.id === id);
  return { ...page, open: listed ?? (await findPerson(id, signal)) };
};

/** Past the end, the last one. */
async function pageOf(query: PeopleQuery, signal: AbortSignal) {
  const answer = await listPeople(query, signal);
  const last = Math.max(1, Math.ceil(answer.total / query.size));
  if (query.page <= last) return { ...answer, query };
  const bent = { ...query, page: last };
  return { ...(await listPeople(bent, signal)), query: bent };
}
