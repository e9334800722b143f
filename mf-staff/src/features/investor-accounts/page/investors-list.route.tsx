import {
  Link,
  useFormat,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { StaffPage } from '../../../shared/components/staff-page';
import { FilterBar } from '../../../shared/list/filter-bar';
import { PagedTable } from '../../../shared/list/paged-table';
import { useAmountColumns } from '../../../shared/money/holding-columns';
import { listInvestors, type InvestorRow } from '../api/investors';
import styles from './investor.module.css';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  return { search, investors: await listInvestors(search || undefined, request.signal) };
};

type ListData = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('investorAccounts.title'), noindex: true }),
};

function InvestorsListPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { search, investors } = useLoaderData<ListData>();
  const columns: Column<InvestorRow>[] = [
    {
      key: 'investor',
      header: t('investorAccounts.columns.investor'),
      cell: ({ id, name, email }) => (
        <span className={styles.two}>
          <Link to={`/investor-accounts/${id}`}>{name}</Link>
          <small translate="no">{email}</small>
        </span>
      ),
    },
    {
      key: 'holdings',
      header: t('investorAccounts.columns.holdings'),
      align: 'end',
      cell: ({ holdings }) => number(holdings),
    },
    ...useAmountColumns(),
    {
      key: 'documents',
      header: t('investorAccounts.columns.documents'),
      align: 'end',
      cell: ({ documents, unread }) => (
        <span className={styles.two}>
          {number(documents)}
          {unread > 0 && <small>{t('investorAccounts.unread', { number: unread })}</small>}
        </span>
      ),
    },
  ];
  return (
    <StaffPage title={t('investorAccounts.title')} lead={t('investorAccounts.lead')}>
      <FilterBar searchLabel={t('investorAccounts.search')} search={search} />
      <PagedTable
        caption={t('investorAccounts.title')}
        columns={columns}
        rows={investors}
        empty={t('investorAccounts.empty')}
      />
    </StaffPage>
  );
}

export { InvestorsListPage as Component };
