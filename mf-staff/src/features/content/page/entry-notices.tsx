import { useFormat, useTranslation } from '@phantom/mf-kit';
import { pathOf, SOURCE_LANGUAGE, missingFields } from '../draft/entry-data';
import type { ContentType } from '../api/entries';
import { useDraft, useDraftState } from '../draft/use-draft';
import { useFocusField } from '../form/use-focus-field';
import { EditorNotice } from './editor-notice';
import styles from './entry-editor.module.css';

/** What whoever opens the entry should know first. */
export function EntryNotices({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { entry, restoredFrom } = useDraftState();
  return (
    <div className={styles.notices}>
      {entry.state === 'deleted' && (
        <EditorNotice title={t('content.notices.deleted')}>
          {t('content.notices.deletedText')}
        </EditorNotice>
      )}
      {restoredFrom !== undefined && (
        <EditorNotice title={t('content.notices.restored')}>
          {t('content.notices.restoredText', { at: dateTime(restoredFrom) })}
        </EditorNotice>
      )}
      {entry.review_requested_at && (
        <EditorNotice
          title={t('content.notices.review', { at: dateTime(entry.review_requested_at) })}
        >
          {entry.review_note && <q className={styles.note}>{entry.review_note}</q>}
        </EditorNotice>
      )}
      {entry.state !== 'deleted' && <MissingNotice type={type} />}
    </div>
  );
}

/** The required fields that are still empty, each with a way to it. */
function MissingNotice({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const draft = useDraft();
  // Renders at every change of the draft.
  useDraftState();
  const focusField = useFocusField(type);
  const fields = missingFields(type, draft.valueOf);
  if (fields.length === 0) return null;
  return (
    <p className={styles.missing}>
      {t('content.notices.missing')}{' '}
      {fields.map((field) => (
        <button
          key={field.name}
          type="button"
          className={styles.missingField}
          onClick={() => focusField(pathOf(field, SOURCE_LANGUAGE))}
        >
          {field.label}
        </button>
      ))}
    </p>
  );
}
