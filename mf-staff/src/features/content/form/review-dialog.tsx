import { MessageField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { requestReview } from '../api/publishing';
import { useDraft } from '../draft/use-draft';
import { useEntryChange } from '../draft/use-entry-change';

const MAX_NOTE = 1000;

/** Asks whoever publishes to read the draft. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { ref } = useDraft();
  const change = useEntryChange();
  const state = useSendForm({
    name: `review-${ref.service}-${ref.id}`,
    initialValues: { note: '' },
    schema: ({ text }) => ({
      note: text().max(MAX_NOTE, t('content.review.long', { count: MAX_NOTE })),
    }),
    send: ({ note }) =>
      change((version) => requestReview(ref, { version, note: note.trim() || undefined })),
    onSent: () => {
      toast(t('content.review.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('content.review.title')}
      state={state}
      label={t('content.review.submit')}
      onClose={onClose}
    >
      <p>{t('content.review.text')}</p>
      <MessageField name="note" label={t('content.review.note')} rows={4} max={MAX_NOTE} />
    </FormDialog>
  );
}
