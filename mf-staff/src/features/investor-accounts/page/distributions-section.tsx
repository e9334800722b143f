import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Column } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { useMoney } from '../../../shared/money/use-money';
import type { Distribution } from '../api/investors';
import { usePaymentTitle } from '../investor-rows';
import { RowsSection, type SectionProps } from './rows-section';

const LATEST = 8;

export function DistributionsSection({ investor, onTask }: SectionProps) {
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
  ];
  return (
    <RowsSection
      name="distributions"
      columns={columns}
      rows={rows}
      titleOf={titleOf}
      taskOf={(row) => ({ subject: 'distribution', row })}
      onTask={onTask}
      cannotAddReason={
        holdings.length === 0 ? t('investorAccounts.distributions.first') : undefined
      }
    >
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
    </RowsSection>
  );
}
