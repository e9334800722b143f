import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { ContentField, ContentType } from '../api/entries';
import type { TargetLanguage, Translation } from '../api/translations';
import { isFilled, pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraft, useDraftValue } from '../draft/use-draft';
import { FieldConflictNotice } from '../form/draft-field';
import { FieldRow } from '../form/field-row';
import { plainTextOf } from '../form/plain-text';
import { FieldDiff } from '../revisions/field-diff';
import styles from './translation.module.css';

interface TranslationFieldProps {
  type: ContentType;
  field: ContentField;
  language: TargetLanguage;
  isReadOnly: boolean;
  /** As of the last save. */
  status: Translation['fields'][number] | undefined;
  onConfirm: () => void;
}

/** The source of a field, with its change since the translation, and the translation. */
export function TranslationField(props: TranslationFieldProps) {
  const { type, field, language, isReadOnly, status, onConfirm } = props;
  const { t } = useTranslation();
  const draft = useDraft();
  const sourcePath = pathOf(field, SOURCE_LANGUAGE);
  const path = pathOf(field, language);
  const source = useDraftValue(sourcePath);
  const value = useDraftValue(path);
  const isOutdated = status?.state === 'outdated';
  if (!isFilled(source) && !isFilled(value)) return null;
  return (
    <div className={styles.pair} role="group" aria-label={field.label}>
      <div className={styles.source}>
        {isOutdated ? (
          <>
            <p className={styles.changed}>{t('translations.changed')}</p>
            <FieldDiff
              type={type}
              path={sourcePath}
              before={status.translated_from}
              after={source}
              level={2}
            />
            {!isReadOnly && (
              <Button size="sm" variant="outline-primary" onClick={onConfirm}>
                {t('translations.confirm')}
                <span className="visually-hidden">: {field.label}</span>
              </Button>
            )}
          </>
        ) : (
          <>
            <p className={styles.label}>{t('content.languages.en')}</p>
            <blockquote className={styles.text} lang={SOURCE_LANGUAGE}>
              {(plainTextOf(field, source) || t('content.field.noSource'))
                .split('\n')
                .map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
            </blockquote>
          </>
        )}
        {!isFilled(value) && !isReadOnly && (
          <Button size="sm" variant="link" className="px-0" onClick={() => draft.set(path, source)}>
            {t('content.field.copySource')}
            <span className="visually-hidden">: {field.label}</span>
          </Button>
        )}
      </div>
      <FieldRow
        {...{ field, path, value, language, isReadOnly }}
        onChange={(next) => draft.set(path, next)}
      >
        <FieldConflictNotice field={field} path={path} value={value} />
      </FieldRow>
    </div>
  );
}
