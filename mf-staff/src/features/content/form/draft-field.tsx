import { useTranslation, type Language } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { ContentField } from '../api/entries';
import { isFilled, pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraft, useDraftPart, useDraftValue } from '../draft/use-draft';
import styles from './draft-field.module.css';
import { FieldRow } from './field-row';
import { MediaList, mediaOf } from '../media-shown';
import { plainTextOf } from './plain-text';

interface DraftFieldProps {
  field: ContentField;
  language: Language;
  isReadOnly: boolean;
}

/** A field of the entry: its value is saved by itself. A translation has its source beside it. */
export function DraftField({ field, language, ...others }: DraftFieldProps) {
  const isReadOnly = others.isReadOnly || field.is_fixed;
  const draft = useDraft();
  const path = pathOf(field, language);
  const value = useDraftValue(path);
  const isTranslation = field.translated && language !== SOURCE_LANGUAGE;
  const row = (
    <FieldRow
      {...{ field, path, value, language, isReadOnly }}
      onChange={(next) => draft.set(path, next)}
    >
      <FieldConflictNotice field={field} path={path} value={value} />
    </FieldRow>
  );
  if (!isTranslation) return row;
  return (
    <div className={styles.pair}>
      <Source field={field} path={path} isReadOnly={isReadOnly} />
      {row}
    </div>
  );
}

interface SourceProps {
  field: ContentField;
  path: string;
  isReadOnly: boolean;
}

function Source({ field, path, isReadOnly }: SourceProps) {
  const { t } = useTranslation();
  const draft = useDraft();
  const value = useDraftValue(pathOf(field, SOURCE_LANGUAGE));
  const isEmpty = !isFilled(useDraftValue(path));
  const text = plainTextOf(field, value);
  return (
    <div className={styles.source}>
      <p className={styles.sourceLabel}>{t('content.languages.en')}</p>
      {text ? (
        <blockquote className={styles.sourceText} lang={SOURCE_LANGUAGE}>
          {text}
        </blockquote>
      ) : (
        <p className="mb-0 text-body-secondary">{t('content.field.noSource')}</p>
      )}
      {text && isEmpty && !isReadOnly && (
        <Button size="sm" variant="link" className="px-0" onClick={() => draft.set(path, value)}>
          {t('content.field.copySource')}
          <span className="visually-hidden">: {field.label}</span>
        </Button>
      )}
    </div>
  );
}

interface ConflictProps {
  field: ContentField;
  path: string;
  value: unknown;
}

/** Both versions of a field that two people changed. */
export function FieldConflictNotice({ field, path, value }: ConflictProps) {
  const { t } = useTranslation();
  const draft = useDraft();
  const conflicts = useDraftPart((state) => state.conflicts);
  const conflict = conflicts.find((each) => each.path === path);
  if (!conflict) return null;
  const versions = [
    ['mine', value],
    ['theirs', conflict.value],
  ] as const;
  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.conflictTitle}>{t('content.conflict.title', { name: conflict.by })}</p>
      <div className={styles.versions}>
        {versions.map(([whose, each]) => (
          <div key={whose}>
            <p className={styles.sourceLabel}>
              {t(`content.conflict.${whose}`, { name: conflict.by })}
            </p>
            <blockquote className={styles.sourceText}>
              <Version field={field} value={each} />
            </blockquote>
            <Button size="sm" variant="outline-primary" onClick={() => draft.resolve(path, whose)}>
              {t(`content.conflict.take.${whose}`)}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

function Version({ field, value }: { field: ContentField; value: unknown }) {
  const { t } = useTranslation();
  const text = plainTextOf(field, value);
  const media = mediaOf(field, value);
  if (!text && media.length === 0) return <>{t('content.conflict.empty')}</>;
  return (
    <>
      {text}
      <MediaList ids={media} />
    </>
  );
}
