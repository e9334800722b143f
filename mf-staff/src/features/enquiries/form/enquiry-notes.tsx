import { MessageField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useDateTime } from '../../../shared/date-time/company-time';
import { toast } from '../../../shared/components/toasts';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { addNote, type EnquiryDetail } from '../api/enquiry';
import { Card } from '../card';
import styles from './enquiry-notes.module.css';

export function EnquiryNotes({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { notes } = enquiry;
  return (
    <Card title={t('enquiry.notes.title')}>
      {notes.length === 0 ? (
        <p className="text-body-secondary">{t('enquiry.notes.none')}</p>
      ) : (
        <ol className={`mb-4 ${styles.notes}`}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.by}>
                <strong>{note.actor_name}</strong>{' '}
                <time dateTime={note.created_at}>{dateTime(note.created_at)}</time>
              </p>
              <p className={styles.text}>{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm enquiry={enquiry} />
    </Card>
  );
}

const MAX = 2000;

/** Adds a note. The draft stays until the note is saved, even if the session ends. */
function NoteForm({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const { kind, id } = enquiry;
  const state = useSendForm({
    name: `note-${kind}-${id}`,
    initialValues: { text: '' },
    schema: ({ requiredText }) => ({ text: requiredText(t('enquiry.notes.required')) }),
    send: ({ text }, { key, signal }) => reloadAfter(addNote({ kind, id }, text, { key, signal })),
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
