import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { useMoney } from '../../../shared/money/use-money';
import type { Holding, Investor } from '../api/get-investor';
import { AccountSection } from './account-section';
import styles from './investor-page.module.css';
import { RowActions } from './row-actions';
import type { Task } from '../task';

interface Props {
  investor: Investor;
  onTask: (task: Task) => void;
}

const AMOUNTS = ['committed', 'contributed', 'distributed'] as const;

export function HoldingsSection({ investor, onTask }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { money } = useMoney();
  const columns: Column<Holding>[] = [
    {
      key: 'property',
      header: t('investors.columns.property'),
      cell: ({ property, address, project_id }) => (
        <span className={styles.two}>
          {project_id ? <Link to={`/singleportfolio/${project_id}`}>{property}</Link> : property}
          {address && <small>{address}</small>}
        </span>
      ),
    },
    ...AMOUNTS.map((key): Column<Holding> => ({
      key,
      header: t(`investors.columns.${key}`),
      align: 'end',
      cell: (holding) => money(holding[key]),
    })),
    {
      key: 'as_of',
      header: t('investors.columns.asOf'),
      align: 'end',
      cell: ({ as_of }) => date(as_of),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('investorAccounts.columns.actions')}</span>,
      align: 'end',
      action: true,
      cell: (row) => (
        <RowActions
          title={row.property}
          onEdit={() => onTask({ subject: 'holding', row })}
          onRemove={() => onTask({ subject: 'holding', row, isRemoval: true })}
        />
      ),
    },
  ];
  return (
    <AccountSection
      title={t('investorAccounts.holdings.title')}
      action={
        <Button size="sm" onClick={() => onTask({ subject: 'holding' })}>
          {t('investorAccounts.holdings.add')}
        </Button>
      }
    >
      <DataTable
        caption={t('investorAccounts.holdings.title')}
        columns={columns}
        rows={investor.holdings}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('investorAccounts.holdings.none')} />}
      />
    </AccountSection>
  );
}
