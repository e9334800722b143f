import { useTranslation } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { MediaThumb } from '../../shared/media/media-thumb';
import { useMedia } from '../../shared/media/use-media';
import type { ContentField } from './api/entries';
import { useDraft } from './draft/use-draft';
import styles from './media-shown.module.css';

interface MediaListProps {
  ids: readonly number[];
}

/** The pictures and files of a value: each with its name and alternative text. */
export function MediaList({ ids }: MediaListProps) {
  if (ids.length === 0) return null;
  return (
    <ul className={styles.list}>
      {ids.map((id) => (
        <li key={id}>
          <MediaItem id={id} />
        </li>
      ))}
    </ul>
  );
}

function MediaItem({ id }: { id: number }) {
  const { t, i18n } = useTranslation();
  const { ref } = useDraft();
  const { media, isGone } = useMedia(ref.service, id);
  if (!media) {
    return isGone ? <>{t('content.revisions.gone', { id })}</> : <Skeleton height="row" />;
  }
  const { alt, is_decorative: isDecorative } = media;
  const language = i18n.language in alt ? (i18n.language as keyof typeof alt) : 'en';
  const text = isDecorative ? undefined : alt[language];
  return (
    <div className={styles.item}>
      <MediaThumb media={media} className={styles.thumb} />
      <div>
        <p className={styles.name}>{media.name}</p>
        {text && (
          <p className={styles.alt} lang={language}>
            {text}
          </p>
        )}
      </div>
    </div>
  );
}

interface Node {
  attrs?: { media?: number };
  content?: Node[];
}

/** The files of the library that a value shows, each once. */
export const mediaOf = (field: ContentField, value: unknown): number[] => [
  ...new Set(idsIn(field, value)),
];

function idsIn(field: ContentField, value: unknown): number[] {
  if (value === null || value === undefined) return [];
  if (field.kind === 'picture' || field.kind === 'file') return [value as number];
  if (field.kind === 'rich-text') return idsInText(value as Node);
  if (field.kind !== 'list') return [];
  const items = value as Record<string, unknown>[];
  return items.flatMap((item) => field.fields.flatMap((each) => idsIn(each, item[each.name])));
}

const idsInText = ({ attrs, content = [] }: Node): number[] => [
  ...(attrs?.media === undefined ? [] : [attrs.media]),
  ...content.flatMap(idsInText),
];
