import {
  Link,
  useFormat,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { StaffPage } from '../../../shared/components/staff-page';
import { FilterBar } from '../../../shared/list/filter-bar';
import { FilterSelect } from '../../../shared/list/filter-fields';
import { PageLinks } from '../../../shared/list/page-links';
import { useIsListLoading, useListAddress } from '../../../shared/list/use-list-address';
import { listApplications, SENT_STATES, type ApplicationEntry } from '../api';
import { applicationsTitle, useApplicationTexts } from '../application-texts';
import { ApplicationState } from './application-state';

const WHOLE_NUMBER = /^[1-9]\d{0,9}$/;

export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const address = new URL(url).searchParams;
  const state = SENT_STATES.find((each) => each === address.get('state'));
  const mark = address.get('before') ?? '';
  const before = WHOLE_NUMBER.test(mark) ? Number(mark) : undefined;
  return { ...(await listApplications({ state, before }, signal)), before };
};

export const handle: RouteHandle = {
  head: () => ({ title: applicationsTitle(), noindex: true }),
};

function ApplicationsPage() {
  const { t } = useApplicationTexts();
  const { t: section } = useTranslation();
  const { list, more, before } = useLoaderData<typeof loader>();
  const { pathFor } = useListAddress();
  const columns = useColumns();
  const last = list.at(-1);
  return (
    <StaffPage title={t('title')} lead={t('lead')}>
      <FilterBar fields={['state']}>
        <FilterSelect
          name="state"
          label={t('columns.state')}
          any={t('anyState')}
          choices={SENT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        isBusy={useIsListLoading()}
        loadingLabel={section('loading')}
        empty={<EmptyState title={t('none')} />}
      />
      <PageLinks
        label={t('pages.label')}
        newer={
          before === undefined
            ? undefined
            : { to: pathFor({ before: null }), label: t('pages.newest') }
        }
        older={
          more && last ? { to: pathFor({ before: last.id }), label: t('pages.older') } : undefined
        }
      />
    </StaffPage>
  );
}

function useColumns(): Column<ApplicationEntry>[] {
  const { t } = useApplicationTexts();
  const { date } = useFormat();
  const columns = [
    {
      key: 'name',
      cell: ({ id, name }) => <Link to={`/rental-applications/${id}`}>{name}</Link>,
    },
    {
      key: 'home',
      cell: ({ home }) => (
        <>
          {home.name}
          {!home.is_available && <small className="d-block text-danger">{t('goneShort')}</small>}
        </>
      ),
    },
    { key: 'moveIn', cell: ({ move_in: day }) => date(`${day}T12:00:00Z`) },
    { key: 'sent', cell: ({ submitted_at: at }) => date(at) },
    { key: 'state', cell: ({ state }) => <ApplicationState state={state} /> },
  ] as const satisfies Omit<Column<ApplicationEntry>, 'header'>[];
  return columns.map((column) => ({ ...column, header: t(`columns.${column.key}`) }));
}

export { ApplicationsPage as Component };
