import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { useMoney } from '../../../shared/money/use-money';
import type { Distribution, Investor } from '../api/get-investor';
import { usePaymentTitle } from '../hooks/use-payment-title';
import { AccountSection } from './account-section';
import { RowActions } from './row-actions';
import type { Task } from '../task';

interface Props {
  investor: Investor;
  onTask: (task: Task) => void;
}

/** As many as are looked at: the others are a press away. */
const LATEST = 8;

export function DistributionsSection({ investor, onTask }: Props) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { money } = useMoney();
  const titleOf = usePaymentTitle();
  const [showsAll, setShowsAll] = useState(false);
  const { holdings, distributions } = investor;
  const rows = showsAll ? distributions : distributions.slice(0, LATEST);
  const columns: Column<Distribution>[] = [
    {
      key: 'property',
      header: t('investors.columns.property'),
      cell: ({ property }) => property,
    },
    {
      key: 'paid_on',
      header: t('investorAccounts.columns.paidOn'),
      cell: ({ paid_on }) => date(paid_on),
    },
    {
      key: 'kind',
      header: t('investorAccounts.columns.kind'),
      cell: ({ kind }) => t(`investors.kind.${kind}`),
    },
    {
      key: 'amount',
      header: t('investorAccounts.columns.amount'),
      align: 'end',
      cell: ({ amount }) => money(amount),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('investorAccounts.columns.actions')}</span>,
      align: 'end',
      action: true,
      cell: (row) => (
        <RowActions
          title={titleOf(row)}
          onEdit={() => onTask({ subject: 'distribution', row })}
          onRemove={() => onTask({ subject: 'distribution', row, isRemoval: true })}
        />
      ),
    },
  ];
  const add = (
    <Button size="sm" onClick={() => onTask({ subject: 'distribution' })}>
      {t('investorAccounts.distributions.add')}
    </Button>
  );
  return (
    <AccountSection
      title={t('investorAccounts.distributions.title')}
      action={holdings.length > 0 && add}
    >
      <DataTable
        caption={t('investorAccounts.distributions.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={
          <EmptyState title={t('investorAccounts.distributions.none')}>
            {holdings.length === 0 && <p>{t('investorAccounts.distributions.first')}</p>}
          </EmptyState>
        }
      />
      {rows.length < distributions.length && (
        <Button
          variant="outline-primary"
          size="sm"
          className="mt-3"
          onClick={() => setShowsAll(true)}
        >
          {t('investorAccounts.showAll', { number: number(distributions.length) })}
        </Button>
      )}
    </AccountSection>
  );
}
