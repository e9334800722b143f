import { useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import type { Investor, InvestorDocument } from '../api/get-investor';
import { AccountSection } from './account-section';
import styles from './investor-page.module.css';
import { ReceiptNote } from './receipt-note';
import { RowActions } from './row-actions';
import type { Task } from '../task';

interface Props {
  investor: Investor;
  onTask: (task: Task) => void;
}

export function DocumentsSection({ investor, onTask }: Props) {
  const { t } = useTranslation();
  const columns: Column<InvestorDocument>[] = [
    {
      key: 'title',
      header: t('investorAccounts.columns.title'),
      cell: ({ title, kind }) => (
        <span className={styles.two}>
          {title}
          <small>{t(`investors.documentKind.${kind}`)}</small>
        </span>
      ),
    },
    {
      key: 'year',
      header: t('investorAccounts.columns.year'),
      cell: ({ year }) => year,
    },
    {
      key: 'receipt',
      header: t('investorAccounts.columns.receipt'),
      cell: (document) => <ReceiptNote document={document} />,
    },
    {
      key: 'file',
      header: t('file.file'),
      cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('investorAccounts.columns.actions')}</span>,
      align: 'end',
      action: true,
      cell: (row) => (
        <RowActions
          title={row.title}
          onEdit={() => onTask({ subject: 'document', row })}
          onRemove={() => onTask({ subject: 'document', row, isRemoval: true })}
        />
      ),
    },
  ];
  return (
    <AccountSection
      title={t('investorAccounts.documents.title')}
      action={
        <Button size="sm" onClick={() => onTask({ subject: 'document' })}>
          {t('investorAccounts.documents.add')}
        </Button>
      }
    >
      <DataTable
        caption={t('investorAccounts.documents.title')}
        columns={columns}
        rows={investor.documents}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('investorAccounts.documents.none')} />}
      />
    </AccountSection>
  );
}
