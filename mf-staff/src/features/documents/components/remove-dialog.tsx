import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { useLatest } from '../../../shared/paper/use-latest';
import { toast } from '../../../shared/toast/toast-store';
import type { StaffDocument } from '../api/list-documents';
import { removeDocument } from '../api/remove-document';

interface RemoveDialogProps {
  document: StaffDocument;
  onClose: (isDone: boolean) => void;
}

/** Asks before a document goes with everything that it has been. */
export function RemoveDialog({ document, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const change = useLatest(document);
  const { title } = document;
  return (
    <ConfirmDialog
      title={t('documents.remove.title', { title })}
      label={t('documents.remove.do')}
      isDangerous
      onConfirm={async () => {
        await change(removeDocument);
        await revalidate();
        toast(t('documents.remove.done', { title }));
      }}
      onClose={onClose}
    >
      <p>{t('documents.remove.text')}</p>
    </ConfirmDialog>
  );
}
