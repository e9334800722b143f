import {
  useLoaderData,
  useLocation,
  useNavigate,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { Dialog } from '../../../shared/dialog/dialog';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterSelect } from '../../../shared/list/filter-fields';
import { ServerTable } from '../../../shared/list/server-table';
import { useListAddress } from '../../../shared/list/use-list-address';
import { findPerson, listPeople, type Person } from '../api/people';
import { InviteDialog } from '../form/invite-dialog';
import { PersonDialog } from '../form/person-dialog';
import { readPeopleQuery, readPerson, STATES, TYPES, type PeopleQuery } from '../people-query';
import { usePeopleColumns } from './people-columns';

export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const address = new URL(url).searchParams;
  const page = await pageOf(readPeopleQuery(address), signal);
  const id = readPerson(address);
  if (id === undefined) return { ...page, open: undefined };
  // The account may be on another page, or excluded by the filters.
  const listed = page.list.find((each) => each.id === id);
  return { ...page, open: listed ?? (await findPerson(id, signal)) };
};

/** Loads the last page when the requested one is past the end. */
async function pageOf(query: PeopleQuery, signal: AbortSignal) {
  const response = await listPeople(query, signal);
  const last = Math.max(1, Math.ceil(response.total / query.size));
  if (query.page <= last) return { ...response, query };
  const lastPage = { ...query, page: last };
  return { ...(await listPeople(lastPage, signal)), query: lastPage };
}

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('people.title'), noindex: true }),
};

function PeoplePage() {
  const { t } = useTranslation();
  const { list, total, query } = useLoaderData<typeof loader>();
  const { person, isUnknown, choose, close } = useOpenPerson();
  const [isInviting, setInviting] = useState(false);
  const columns = usePeopleColumns(choose);
  return (
    <StaffPage
      title={t('people.title')}
      lead={t('people.lead')}
      actions={<Button onClick={() => setInviting(true)}>{t('people.invite.open')}</Button>}
    >
      <FilterBar searchLabel={t('people.search')} search={query.search} fields={['type', 'state']}>
        <FilterSelect
          name="type"
          label={t('people.type.label')}
          any={t('people.type.all')}
          choices={TYPES.map((value) => ({ value, label: t(`people.type.${value}`) }))}
        />
        <FilterSelect
          name="state"
          label={t('people.state.label')}
          any={t('people.state.all')}
          choices={STATES.map((value) => ({ value, label: t(`people.state.${value}`) }))}
        />
      </FilterBar>
      <ServerTable
        name="people"
        caption={t('people.title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        total={total}
        query={query}
        empty={<EmptyState title={t('people.empty')} />}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {person && <PersonDialog key={person.id} person={person} onClose={close} />}
      {isUnknown && (
        <Dialog title={t('people.unknown.title')} onClose={close}>
          <p>{t('people.unknown.text')}</p>
        </Dialog>
      )}
    </StaffPage>
  );
}

/** History state of a dialog opened from the list: Back returns to the list. */
const FROM_LIST = { isFromList: true };

/** The id of the open account is in the address: the dialog can be shared, and Back closes it. */
const useOpenPerson = () => {
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

export { PeoplePage as Component };
