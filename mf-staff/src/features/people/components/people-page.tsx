import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import { Dialog } from '../../../shared/dialog/dialog';
import { FilterBar } from '../../../shared/list/filter-bar';
import { ServerTable } from '../../../shared/list/server-table';
import { useOpenPerson } from '../hooks/use-open-person';
import { usePeopleColumns } from '../hooks/use-people-columns';
import type { loader } from '../loader';
import { InviteDialog } from './invite-dialog';
import { PeopleFilters } from './people-filters';
import { PersonDialog } from './person-dialog';

/** Who has an account, and what it opens. */
export function PeoplePage() {
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
      <FilterBar searchLabel={t('people.search')} search={query.search} filters={[]}>
        <PeopleFilters type={query.type} state={query.state} />
      </FilterBar>
      <ServerTable
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
