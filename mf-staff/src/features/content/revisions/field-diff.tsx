import { useTranslation } from '@phantom/mf-kit';
import { diffWordsWithSpace } from 'diff';
import type { ContentField, ContentType } from '../api/entries';
import { placeOf } from '../draft/entry-data';
import { plainTextOf } from '../form/plain-text';
import { MediaPreview } from './media-preview';
import styles from './revisions.module.css';

interface FieldDiffProps {
  type: ContentType;
  path: string;
  before: unknown;
  after: unknown;
}

/** Kinds whose texts are compared word by word. */
const TEXTS: ContentField['kind'][] = ['text', 'paragraphs', 'rich-text', 'list'];

/** The change of one field: of a text its words, of other values both. */
export function FieldDiff({ type, path, before, after }: FieldDiffProps) {
  const { t } = useTranslation();
  const place = placeOf(type, path);
  if (!place) return null;
  const { field, language } = place;
  return (
    <section className={styles.diff} aria-label={field.label}>
      <h3>
        {field.label}
        {language && <span> · {t(`content.languages.${language}`)}</span>}
      </h3>
      {TEXTS.includes(field.kind) ? (
        <TextDiff
          before={plainTextOf(field, before)}
          after={plainTextOf(field, after)}
          lang={language}
        />
      ) : (
        <ValueDiff field={field} before={before} after={after} />
      )}
    </section>
  );
}

interface TextDiffProps {
  before: string;
  after: string;
  lang?: string;
}

function TextDiff({ before, after, lang }: TextDiffProps) {
  const { t } = useTranslation();
  if (before === after) return <p className="mb-0">{t('content.revisions.form')}</p>;
  return (
    <p className={styles.text} lang={lang}>
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
        if (added) {
          return (
            <ins key={index}>
              <span className="visually-hidden">{t('content.revisions.inserted')} </span>
              {value}
            </ins>
          );
        }
        if (!removed) return <span key={index}>{value}</span>;
        return (
          <del key={index}>
            <span className="visually-hidden">{t('content.revisions.deleted')} </span>
            {value}
          </del>
        );
      })}
    </p>
  );
}

interface ValueDiffProps {
  field: ContentField;
  before: unknown;
  after: unknown;
}

function ValueDiff({ field, before, after }: ValueDiffProps) {
  const { t } = useTranslation();
  const isMedia = field.kind === 'picture' || field.kind === 'file';
  const shown = (value: unknown) => {
    if (value === null) return <span>{t('content.conflict.empty')}</span>;
    return isMedia ? <MediaPreview id={value as number} /> : plainTextOf(field, value);
  };
  return (
    <dl className={styles.values}>
      <div>
        <dt>{t('content.revisions.was')}</dt>
        <dd>{shown(before)}</dd>
      </div>
      <div>
        <dt>{t('content.revisions.is')}</dt>
        <dd>{shown(after)}</dd>
      </div>
    </dl>
  );
}
