import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Column } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import type { Investor, InvestorDocument } from '../api/get-investor';
import { useMayChange } from '../hooks/use-may-change';
import type { Task } from '../task';
import styles from './investor-page.module.css';
import { ReceiptNote } from './receipt-note';
import { RowsSection } from './rows-section';

interface Props {
  investor: Investor;
  onTask: (task: Task) => void;
}

export function DocumentsSection({ investor, onTask }: Props) {
  const { t } = useTranslation();
  const mayChange = useMayChange();
  const manage = mayChange ? 'manage' : 'look';
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
