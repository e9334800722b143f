import { ApiError, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { removeRow } from '../api/rows';
import { usePaymentTitle, type RowTask } from '../investor-rows';

interface RemoveDialogProps {
  task: RowTask;
  onClose: () => void;
}

export function RemoveDialog({ task, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const paymentTitle = usePaymentTitle();
  const { subject, row } = task;
  if (!row) return null;
  const titleOf = () => {
    if (task.subject === 'distribution' && task.row) return paymentTitle(task.row);
    return 'title' in row ? row.title : row.property;
  };
  const title = titleOf();
  const remove = async () => {
    try {
      await removeRow(subject, row);
    } catch (error) {
      // Shows the changes of other users behind the dialog.
      void revalidate();
      throw withReason(error);
    }
    await revalidate();
    toast(t('investorAccounts.removed', { title }));
  };
  return (
    <ConfirmDialog
      title={t('investorAccounts.removeTitle', { title })}
      label={t('investorAccounts.remove')}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t(`investorAccounts.${subject}s.removeText`)}</p>
    </ConfirmDialog>
  );
}

/** The service reports the reason as an error of the id, which has no field here. */
function withReason(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [reason] = error.errors['id'] ?? [];
  return reason ? new ApiError(reason, error.status) : error;
}
