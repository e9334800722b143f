import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { EnquiryDetail } from '../api/one-enquiry';
import { Card } from './card';
import styles from './enquiry-notes.module.css';
import { NoteForm } from './note-form';

/** What colleagues have written down, and the place for one more note. */
export function EnquiryNotes({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { notes } = enquiry;
  return (
    <Card title={t('enquiry.notes.title')}>
      {notes.length === 0 ? (
        <p className={styles.none}>{t('enquiry.notes.none')}</p>
      ) : (
        <ol className={styles.notes}>
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
