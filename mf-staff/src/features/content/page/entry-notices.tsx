import { useTranslation } from '@phantom/mf-kit';
import { useDateTime } from '../../../shared/date-time/company-time';
import { missingFields, pathOf, placeOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import type { ContentType } from '../api/entries';
import { useDraft, useDraftPart, useDraftState } from '../draft/use-draft';
import { FieldLink } from '../form/field-link';
import { EditorNotice } from './editor-notice';
import styles from './entry-editor.module.css';

/** What whoever opens the entry should know first. */
export function EntryNotices({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
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
      <BlockedNotice type={type} />
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
  const fields = missingFields(type, draft.valueOf);
  if (fields.length === 0) return null;
  return (
    <p className={styles.missing}>
      {t('content.notices.missing')}{' '}
      {fields.map((field) => (
        <FieldLink key={field.name} type={type} path={pathOf(field, SOURCE_LANGUAGE)} />
      ))}
    </p>
  );
}

/** The fields that this browser keeps and the server does not take; they may be in another tab. */
function BlockedNotice({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const save = useDraftPart((state) => state.save);
  const errors = useDraftPart((state) => state.errors);
  const conflicts = useDraftPart((state) => state.conflicts);
  const parts = [...Object.keys(errors), ...conflicts.map(({ path }) => path)];
  const paths = new Set(parts.map((part) => placeOf(type, part)?.path ?? part));
  if (save !== 'blocked' || paths.size === 0) return null;
  return (
    <p className={styles.missing}>
      {t('content.notices.blocked')}{' '}
      {[...paths].map((path) => (
        <FieldLink key={path} type={type} path={path} />
      ))}
    </p>
  );
}
