import { COMPANY, prefixedPath, type Language, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { getMediaSource, type ContentField, type ContentType } from '../api/entries';
import { isFilled, pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import { useDraft, useDraftState } from '../draft/use-draft';
import { plainTextOf } from './plain-text';
import styles from './share-preview.module.css';

/** About what search engines show, in characters. */
const LENGTHS = { title: 60, description: 155 };

/** Fields that describe a page, the best first; else its first longer text. */
const DESCRIPTIONS = ['description', 'summary', 'lead', 'excerpt', 'subtitle'];

interface SharePreviewProps {
  type: Pick<ContentType, 'title' | 'fields'>;
  language: Language;
}

/** How the page of the entry looks in a list of search results, and as a link in a message. */
export function SharePreview({ type, language }: SharePreviewProps) {
  const { t } = useTranslation();
  const { entry } = useDraftState();
  const { title, description, picture } = useShared(type, language);
  const src = usePicture(picture);
  const page = new URL(entry.preview_path ?? '/', window.location.origin).pathname;
  // As search engines know it.
  const path = language === SOURCE_LANGUAGE ? page : prefixedPath(page, language);
  const name = title || t('content.share.noTitle');
  return (
    <details className={styles.share}>
      <summary>{t('content.share.title')}</summary>
      <h3 className={styles.heading}>{t('content.share.search')}</h3>
      <div className={styles.result} lang={language}>
        <p className={styles.site}>
          {COMPANY}
          <span>
            {window.location.host}
            {path === '/' ? '' : path.replaceAll('/', ' › ')}
          </span>
        </p>
        <p className={styles.title}>{cut(`${name} | ${COMPANY}`, LENGTHS.title)}</p>
        <p className={styles.description}>{cut(description, LENGTHS.description)}</p>
      </div>
      <h3 className={styles.heading}>{t('content.share.link')}</h3>
      <div className={styles.card} lang={language}>
        <Picture src={src} alt="" sizes="30rem" ratio="2:1" />
        <div className={styles.words}>
          <p className={styles.host}>{window.location.host}</p>
          <p className={styles.name}>{cut(name, LENGTHS.title)}</p>
          <p className={styles.description}>{cut(description, LENGTHS.description)}</p>
        </div>
      </div>
      {!description && <p className={styles.note}>{t('content.share.noDescription')}</p>}
    </details>
  );
}

/** The texts of the language; of the source, where it has none. */
function useShared({ title, fields }: SharePreviewProps['type'], language: Language) {
  const { valueOf } = useDraft();
  useDraftState();
  const valueIn = (field: ContentField): unknown => {
    const value = valueOf(pathOf(field, language));
    return isFilled(value) ? value : valueOf(pathOf(field, SOURCE_LANGUAGE));
  };
  const textOf = (field: ContentField | undefined): string =>
    field ? plainTextOf(field, valueIn(field)).replace(/\s+/g, ' ').trim() : '';
  const named = DESCRIPTIONS.map((name) => fields.find((field) => field.name === name));
  const longer = fields.filter(
    ({ kind, is_block }) => kind === 'rich-text' || kind === 'paragraphs' || is_block,
  );
  const picture = fields.find(({ kind }) => kind === 'picture');
  return {
    title: textOf(fields.find(({ name }) => name === title)),
    description: [...named, ...longer].map(textOf).find(Boolean) ?? '',
    picture: picture && (valueIn(picture) as number | null),
  };
}

/** The address of a picture of the library; undefined while it is not known. */
function usePicture(id: number | null | undefined): string | undefined {
  const { ref } = useDraft();
  const [picture, setPicture] = useState<{ id: number; src: string }>();
  const { service } = ref;
  useEffect(() => {
    if (!id) return;
    const controller = new AbortController();
    getMediaSource(service, id, controller.signal).then(
      (src) => setPicture({ id, src }),
      // Without it the card shows its frame.
      () => undefined,
    );
    return () => controller.abort();
  }, [service, id]);
  return picture?.id === id ? picture?.src : undefined;
}

/** The beginning, up to a whole word. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > length / 2 ? end : length).replace(/[\s,;:.–|-]+$/u, '')} …`;
}
