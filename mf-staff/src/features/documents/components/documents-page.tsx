import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import type { Column } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import { PagedTable } from '../../../shared/components/paged-table';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import type { StaffDocument } from '../api/list-documents';
import type { DocumentData } from '../document-route';

/** One of the three lists of documents: a title and the file. */
export function DocumentsPage() {
  const { t } = useTranslation();
  const { name, documents } = useLoaderData<DocumentData>();
  useFreshLinks();

  const columns: Column<StaffDocument>[] = [
    { key: 'title', header: t('file.title'), cell: ({ title }) => title },
    {
      key: 'file',
      header: t('file.file'),
      align: 'end',
      action: true,
      cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
    },
  ];
  return (
    <StaffPage title={t(`documents.${name}.title`)} lead={t(`documents.${name}.lead`)}>
      <PagedTable
        caption={t(`documents.${name}.title`)}
        columns={columns}
        rows={documents}
        empty={t('documents.empty')}
      />
    </StaffPage>
  );
}
