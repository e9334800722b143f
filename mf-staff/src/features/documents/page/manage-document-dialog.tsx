import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { DialogPart } from '../../../shared/dialog/dialog';
import { DocumentFileDialog } from '../../../shared/documents/document-file-dialog';
import type { DocumentList, StaffDocument } from '../api/documents';
import { ChangeList } from './document-history';

interface ManageDocumentDialogProps {
  list: DocumentList;
  document: StaffDocument;
  onRemove: () => void;
  onClose: () => void;
}

export function ManageDocumentDialog({
  list,
  document,
  onRemove,
  onClose,
}: ManageDocumentDialogProps) {
  const { t } = useTranslation();
  return (
    <DocumentFileDialog kind="documents" document={document} onClose={onClose}>
      <DialogPart title={t('documents.history.title')}>
        <ChangeList list={list} documentId={document.id} />
      </DialogPart>
      <Button variant="outline-danger" size="sm" onClick={onRemove}>
        {t('documents.remove.do')}
      </Button>
    </DocumentFileDialog>
  );
}
