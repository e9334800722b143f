import { useTranslation } from '@phantom/mf-kit';
import { Fragment, type ReactNode } from 'react';
import type { ContentField, ContentType } from '../api/entries';
import { isSameValue, placeOf } from '../draft/entry-data';
import { plainTextOf } from '../form/plain-text';
import { MediaList, mediaOf } from '../media-shown';
import { diffPhrases } from './diff-phrases';
import styles from './revisions.module.css';

interface FieldDiffProps {
  type: ContentType;
  path: string;
  before: unknown;
  after: unknown;
  /** Of the heading, in the outline of the page. */
  level?: 2 | 3;
}

/** Kinds whose texts are compared word by word. */
const TEXTS: ContentField['kind'][] = ['text', 'paragraphs', 'rich-text', 'list'];

/** The change of one field: of a text its words and pictures, of other values both. */
export function FieldDiff({ type, path, before, after, level = 3 }: FieldDiffProps) {
  const { t } = useTranslation();
  const place = placeOf(type, path);
  if (!place) return null;
  const { field, language } = place;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.diff} aria-label={field.label}>
      <Heading className={styles.field}>
        {field.label}
        {language && <span> · {t(`content.languages.${language}`)}</span>}
      </Heading>
      {TEXTS.includes(field.kind) ? (
        <RichDiff {...{ field, before, after }} lang={language} />
      ) : (
        <ValueDiff {...{ field, before, after }} />
      )}
    </section>
  );
}

interface ValueDiffProps {
  field: ContentField;
  before: unknown;
  after: unknown;
}

/** The words of a text; and its pictures and files where others are shown. */
function RichDiff({ field, before, after, lang }: ValueDiffProps & { lang?: string }) {
  const [was, is] = [plainTextOf(field, before), plainTextOf(field, after)];
  const hasOtherMedia = !isSameValue(mediaOf(field, before), mediaOf(field, after));
  return (
    <>
      {(was !== is || !hasOtherMedia) && <TextDiff before={was} after={is} lang={lang} />}
      {hasOtherMedia && (
        <Both
          before={<MediaOf field={field} value={before} />}
          after={<MediaOf field={field} value={after} />}
        />
      )}
    </>
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
      {diffPhrases(before, after).map(({ added, removed, value }, index) => {
        if (!added && !removed) return <span key={index}>{value}</span>;
        const Change = added ? 'ins' : 'del';
        // A line break after the hidden text would be shown twice.
        const words = value.trimStart();
        if (!words) return value;
        return (
          <Fragment key={index}>
            {value.slice(0, value.length - words.length)}
            <Change>
              <span className="visually-hidden">
                {t(`content.revisions.${added ? 'inserted' : 'deleted'}`)}{' '}
              </span>
              {words}
            </Change>
          </Fragment>
        );
      })}
    </p>
  );
}

function ValueDiff({ field, before, after }: ValueDiffProps) {
  const { t } = useTranslation();
  const isMedia = field.kind === 'picture' || field.kind === 'file';
  const shown = (value: unknown) => {
    if (isMedia) return <MediaOf field={field} value={value} />;
    return plainTextOf(field, value) || <span>{t('content.conflict.empty')}</span>;
  };
  return <Both before={shown(before)} after={shown(after)} />;
}

function MediaOf({ field, value }: { field: ContentField; value: unknown }) {
  const { t } = useTranslation();
  const ids = mediaOf(field, value);
  return ids.length > 0 ? <MediaList ids={ids} /> : <span>{t('content.conflict.empty')}</span>;
}

function Both({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.values}>
      <div>
        <dt>{t('content.revisions.was')}</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>{t('content.revisions.is')}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
