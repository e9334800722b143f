import { RichText, useTranslation } from '@phantom/mf-kit';
import { useDateTime } from '../../../shared/date-time/company-time';
import { useDraftState } from '../draft/use-draft';
import { EntryStates } from '../entry-states';
import styles from './entry-editor.module.css';
import { SaveStatus } from './save-status';

/** The state of the entry and of its saves, and who else has it open. */
export function EntryLead() {
  const { t, i18n } = useTranslation();
  const dateTime = useDateTime();
  const { entry } = useDraftState();
  const names = entry.others.map(({ name }) => name);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <span className={styles.lead}>
      <EntryStates entry={entry} />
      {entry.publish_at && (
        <span>{t('content.lead.publishAt', { at: dateTime(entry.publish_at) })}</span>
      )}
      {entry.unpublish_at && (
        <span>{t('content.lead.unpublishAt', { at: dateTime(entry.unpublish_at) })}</span>
      )}
      {entry.state !== 'deleted' && <SaveStatus />}
      <span role="status" className={names.length > 0 ? styles.others : undefined}>
        {names.length > 0 && (
          <RichText
            text={t('content.others', { count: names.length, names: list.format(names) })}
            elements={{ b: <strong /> }}
          />
        )}
      </span>
    </span>
  );
}
