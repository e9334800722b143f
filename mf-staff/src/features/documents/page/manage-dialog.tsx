import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { DialogPart } from '../../../shared/dialog/dialog';
import { PaperDialog } from '../../../shared/documents/document-file-dialog';
import type { DocumentList, StaffDocument } from '../api/documents';
import { ChangeList } from './document-history';

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
    <PaperDialog kind="documents" paper={document} onClose={onClose}>
      <DialogPart title={t('documents.history.title')}>
        <ChangeList list={list} documentId={document.id} />
      </DialogPart>
      <Button variant="outline-danger" size="sm" onClick={onRemove}>
        {t('documents.remove.do')}
      </Button>
    </PaperDialog>
  );
}
