import { Link, useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { PagedTable } from '../../../shared/components/paged-table';
import { StaffPage } from '../../../shared/components/staff-page';
import { FilterBar } from '../../../shared/list/filter-bar';
import { useMoney } from '../../../shared/money/use-money';
import type { InvestorRow } from '../api/list-investors';
import type { ListData } from '../list.loader';
import styles from './investor-page.module.css';

const AMOUNTS = ['committed', 'contributed', 'distributed'] as const;

/** All investors with their totals. */
export function InvestorsListPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { money } = useMoney();
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
    ...AMOUNTS.map((key): Column<InvestorRow> => ({
      key,
      header: t(`investors.columns.${key}`),
      align: 'end',
      cell: (investor) => money(investor[key]),
    })),
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
      <FilterBar searchLabel={t('investorAccounts.search')} search={search} filters={[]} />
      <PagedTable
        caption={t('investorAccounts.title')}
        columns={columns}
        rows={investors}
        empty={t('investorAccounts.empty')}
      />
    </StaffPage>
  );
}
