import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import { FileLink } from '../../../shared/components/file-link';
import type { PropertyFile } from '../property-files';

/** The files that have come in so far, for whoever looks for the missing ones. */
export function SubmittedFiles({ files }: { files: PropertyFile[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="h4">
        {t('property.files')}
      </h2>
      <DataTable
        caption={t('property.files')}
        columns={[
          { key: 'title', header: t('file.title'), cell: ({ title }) => title },
          {
            key: 'file',
            header: t('file.file'),
            cell: ({ url }) => <FileLink href={url}>{t('file.view')}</FileLink>,
          },
        ]}
        rows={files}
        rowKey={({ url }) => url}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('property.noFiles')} />}
      />
    </section>
  );
}
