import { useTranslation } from '@phantom/mf-kit';
import type { ContentType } from '../api/entries';
import { SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraftPart } from '../draft/use-draft';
import { DraftField } from './draft-field';
import styles from './entry-form.module.css';
import { LanguageTabs } from './language-tabs';
import { useEditorAddress } from './use-focus-field';

/** The fields of the type; each saves itself. A translation's tab has the translated ones only. */
export function EntryForm({ type }: { type: ContentType }) {
  const { t } = useTranslation();
  const { language: chosen, show } = useEditorAddress();
  const isReadOnly = useDraftPart((state) => state.entry.state === 'deleted');
  const isTranslated = type.fields.some(({ translated }) => translated);
  const language = isTranslated ? chosen : SOURCE_LANGUAGE;
  const isSource = language === SOURCE_LANGUAGE;
  const shown = type.fields.filter(({ translated }) => translated || isSource);
  const fields = (
    <>
      {shown.map((field) => (
        // The key gives each language its own controls.
        <DraftField
          key={`${field.name} ${field.translated ? language : ''}`}
          {...{ field, language, isReadOnly }}
        />
      ))}
      {!isSource && shown.length < type.fields.length && (
        <p className={styles.shared}>{t('content.field.shared')}</p>
      )}
    </>
  );
  return (
    <div className={styles.form} role="group" aria-label={t('content.panes.form')}>
      {isTranslated ? (
        <LanguageTabs active={language} onSelect={(each) => show({ language: each })}>
          {fields}
        </LanguageTabs>
      ) : (
        fields
      )}
    </div>
  );
}
