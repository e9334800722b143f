import { useNavigate, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { changeEntry, removeEntry, type EntryAction } from '../api/publishing';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useEntryChange } from '../draft/use-entry-change';

export type ConfirmedAction = EntryAction | 'remove';

interface ConfirmEntryActionProps {
  action: ConfirmedAction;
  onClose: () => void;
}

/** Explains what visitors will see, and asks once. */
export function ConfirmEntryAction({ action, onClose }: ConfirmEntryActionProps) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const { entry } = useDraftState();
  const change = useEntryChange();
  const navigate = useNavigate();
  const title = entry.title;
  const confirm = () =>
    change((version) =>
      action === 'remove' ? removeEntry(ref, { version }) : changeEntry(ref, action, { version }),
    );
  return (
    <ConfirmDialog
      title={t(`content.confirm.${action}.title`, { title })}
      label={t(`content.actions.${action}`)}
      isDangerous={action === 'remove' || action === 'unpublish'}
      onConfirm={confirm}
      onClose={(isDone) => {
        onClose();
        if (!isDone) return;
        toast(t(`content.confirm.${action}.done`, { title }));
        if (action === 'remove') void navigate(`/content/${ref.service}/${entry.type}`);
      }}
    >
      <p>{t(`content.confirm.${action}.text`)}</p>
    </ConfirmDialog>
  );
}
