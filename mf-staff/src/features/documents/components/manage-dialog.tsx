import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Dialog } from '../../../shared/dialog/dialog';
import type { DocumentList, StaffDocument } from '../api/list-documents';
import { ChangeList } from './change-list';
import styles from './manage-dialog.module.css';
import { ReplaceForm } from './replace-form';
import { VersionList } from './version-list';

interface ManageDialogProps {
  list: DocumentList;
  document: StaffDocument;
  onRemove: () => void;
  onClose: () => void;
}

/** What can be done with a document beside its name: another file, the files before, who did what to it, its end. */
export function ManageDialog({ list, document, onRemove, onClose }: ManageDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={document.title} onClose={onClose}>
      <section className={styles.part}>
        <h3>{t('documents.replace.title')}</h3>
        <ReplaceForm document={document} onClose={onClose} />
      </section>
      <section className={styles.part}>
        <h3>{t('documents.versions.title')}</h3>
        <VersionList id={document.id} />
      </section>
      <section className={styles.part}>
        <h3>{t('documents.history.title')}</h3>
        <ChangeList list={list} documentId={document.id} />
      </section>
      <Button variant="outline-danger" size="sm" onClick={onRemove}>
        {t('documents.remove.do')}
      </Button>
    </Dialog>
  );
}
