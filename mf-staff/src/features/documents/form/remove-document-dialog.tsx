import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { useLatestVersion } from '../../../shared/hooks/use-latest-version';
import { removeDocument, type StaffDocument } from '../api/documents';

interface RemoveDocumentDialogProps {
  document: StaffDocument;
  onClose: (isDone: boolean) => void;
}

export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const change = useLatestVersion(document);
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
