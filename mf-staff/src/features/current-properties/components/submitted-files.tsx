import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { FileLink } from '../../../shared/components/file-link';
import { Sheet } from '../../../shared/components/sheet';
import { Moment } from '../../../shared/moment/moment';
import type { PropertyDetail, PropertyFile } from '../api/get-property';
import styles from './submitted-files.module.css';

interface SubmittedFilesProps {
  property: PropertyDetail;
  onAdd: () => void;
}

/** The files that have come in so far, for whoever looks for the missing ones. */
export function SubmittedFiles({ property, onAdd }: SubmittedFilesProps) {
  const { t } = useTranslation();
  const { files, requests } = property;
  const answered = (file: PropertyFile) =>
    requests.find(({ id, title }) => id === file.request_id && title !== file.title);
  return (
    <Sheet
      title={t('property.files')}
      actions={
        <Button size="sm" onClick={onAdd}>
          {t('property.addFile')}
        </Button>
      }
    >
      {files.length > 0 ? (
        <ul className={styles.files} aria-label={t('property.files')}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <div>
                <p className={styles.title}>{file.title}</p>
                <p className={styles.meta}>
                  <Moment at={file.added_at} />
                  {file.added_by && <> · {file.added_by}</>}
                  {answered(file) && (
                    <> · {t('property.fileFor', { title: answered(file)?.title })}</>
                  )}
                </p>
              </div>
              <FileLink href={file.url}>{t('file.view')}</FileLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('property.noFiles')}</p>
      )}
    </Sheet>
  );
}
