import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { useLatest } from '../../../shared/hooks/use-current-row';
import { removeDocument, type StaffDocument } from '../api/documents';

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
