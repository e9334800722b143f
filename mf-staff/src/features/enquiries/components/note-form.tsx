import { MessageField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { toast } from '../../../shared/toast/toast-store';
import { addNote, type EnquiryDetail } from '../api/one-enquiry';
import styles from './enquiry-notes.module.css';

const MAX = 2000;

/** One more note. What is typed is kept until it has arrived, also when the session ends meanwhile. */
export function NoteForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useTranslation();
  const thenReload = useThenReload();
  const { kind, id } = enquiry;
  const state = useSendForm({
    name: `note-${kind}-${id}`,
    initialValues: { text: '' },
    validate: ({ text }) => (text.trim() ? {} : { text: t('enquiry.notes.required') }),
    send: ({ text }, { key, signal }) => thenReload(addNote({ kind, id }, text, { key, signal })),
    onSent: () => toast(t('enquiry.notes.added')),
  });
  return (
    <SendForm state={state} className={styles.form}>
      <MessageField
        name="text"
        label={t('enquiry.notes.label')}
        hint={t('enquiry.notes.hint')}
        rows={3}
        max={MAX}
      />
      <SendButton
        label={t('enquiry.notes.add')}
        busyLabel={t('enquiry.notes.adding')}
        className={styles.send}
      />
    </SendForm>
  );
}
