import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Column } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import type { StaffDocument } from '../api/documents';
import type { DocumentTask } from './document-dialogs';
import { DocumentTitle } from './document-title';

interface DocumentColumnsOptions {
  mayEdit: boolean;
  onTask: (task: DocumentTask) => void;
}

/** Everybody sees title and file; editors also see the last change and the Manage button. */
export function useDocumentColumns({
  mayEdit,
  onTask,
}: DocumentColumnsOptions): Column<StaffDocument>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  const title: Column<StaffDocument> = {
    key: 'title',
    header: t('file.title'),
    cell: (document) => (
      <DocumentTitle
        document={document}
        mayEdit={mayEdit}
        onShow={() => onTask({ kind: 'show', document })}
      />
    ),
  };
  const file: Column<StaffDocument> = {
    key: 'file',
    header: t('file.file'),
    align: 'end',
    action: true,
    cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
  };
  if (!mayEdit) return [title, file];
  const changed: Column<StaffDocument> = {
    key: 'changed',
    header: t('documents.changed'),
    cell: ({ updated_at, updated_by }) => [date(updated_at), updated_by].filter(Boolean).join(', '),
  };
  const manage: Column<StaffDocument> = {
    key: 'manage',
    header: <span className="visually-hidden">{t('documents.manage')}</span>,
    align: 'end',
    action: true,
    cell: (document) => (
      <Button
        variant="outline-primary"
        size="sm"
        aria-label={t('documents.manageOne', { title: document.title })}
        onClick={() => onTask({ kind: 'manage', document })}
      >
        {t('documents.manage')}
      </Button>
    ),
  };
  return [title, changed, file, manage];
}
