import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Column } from '@phantom/ui/on-demand';
import { useDateTime } from '../../../shared/date-time/company-time';
import { FileLink } from '../../../shared/components/file-link';
import type { InvestorDocument } from '../api/investors';
import { useCanEdit } from '../investor-rows';
import styles from './investor.module.css';
import { RowsSection, type SectionProps } from './rows-section';

export function DocumentsSection({ investor, onTask }: SectionProps) {
  const { t } = useTranslation();
  const canEdit = useCanEdit();
  const manage = canEdit ? 'manage' : 'look';
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
      cell: (document) => (
        <span className={styles.file}>
          <FileLink href={document.url}>{t('file.view')}</FileLink>
          <Button
            variant="outline-primary"
            size="sm"
            aria-label={t(`investorAccounts.documents.${manage}One`, { title: document.title })}
            onClick={() => onTask({ subject: 'file', row: document })}
          >
            {t(`investorAccounts.documents.${manage}`)}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <RowsSection
      name="documents"
      columns={columns}
      rows={investor.documents}
      titleOf={({ title }) => title}
      taskOf={(row) => ({ subject: 'document', row })}
      onTask={onTask}
    />
  );
}

function ReceiptNote({ document: { receipt } }: { document: InvestorDocument }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  if (!receipt) return <span className={styles.unread}>{t('investorAccounts.notOpened')}</span>;
  const { first_opened_at, times } = receipt;
  return (
    <span className={styles.two}>
      {dateTime(first_opened_at)}
      <small>{t('investorAccounts.opened', { number: times })}</small>
    </span>
  );
}
