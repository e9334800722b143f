import { SendForm, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { Dialog } from '../../../shared/dialog/dialog';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import type { Medium } from './pick-media';

interface MediaDialogProps {
  kind: 'picture' | 'file';
  onPick: (medium: Medium) => void;
  onClose: () => void;
}

/** Picks a file of the media library by its number. */
export function MediaDialog({ kind, onPick, onClose }: MediaDialogProps) {
  const { t } = useTranslation('rich-text');
  const state = useSendForm({
    name: 'rich-text-media',
    initialValues: { id: '', name: '' },
    isSecret: true,
    schema: ({ requiredText }) => ({
      id: requiredText(t('media.idRequired')).matches(/^[1-9]\d{0,8}$/, t('media.idRequired')),
    }),
    send: async ({ id, name }) =>
      onPick({ id: Number(id), src: '', name: name.trim() || t('media.file', { id }) }),
    onSent: () => undefined,
  });
  return (
    <Dialog title={t(`tools.${kind}`)} onClose={onClose}>
      <SendForm state={state}>
        <TextField name="id" label={t('media.id')} inputMode="numeric" required />
        {kind === 'file' && <TextField name="name" label={t('media.label')} />}
        <DialogActions label={t('insert')} onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}
