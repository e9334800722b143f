import { useLoaderData, useLocation, useNavigate } from '@phantom/mf-kit';
import { useListAddress } from '../../../shared/list/use-list-address';
import type { loader } from '../loader';
import { readPerson } from '../people-query';
import type { Person } from '../person';

/** What the history keeps of an open dialog: the list without it is one step back. */
const FROM_LIST = { isFromList: true };

/** The account whose dialog is open: it stands in the address, so that it can be shared, and Back closes it. */
export const useOpenPerson = () => {
  const { list, open } = useLoaderData<typeof loader>();
  const { search, pathFor, go } = useListAddress();
  const state = useLocation().state as typeof FROM_LIST | null;
  const navigate = useNavigate();
  const id = readPerson(search);
  const page = search.get('page');
  return {
    person: [open, ...list].find((each) => each?.id === id),
    isUnknown: id !== undefined && open === null,
    choose: (person: Person) =>
      void navigate(pathFor({ person: person.id, page }), {
        preventScrollReset: true,
        state: FROM_LIST,
      }),
    close: () => {
      if (state?.isFromList) void navigate(-1);
      else go({ person: null, page }, { replace: true });
    },
  };
};
