import type { Media } from './media-api';
import styles from './media-thumb.module.css';

type Shown = Pick<Media, 'kind' | 'src' | 'focus' | 'content_type'>;

interface MediaThumbProps {
  media: Shown;
  className?: string;
}

/** A picture cropped around its focal point, or the kind of another file. The name stands beside it. */
export function MediaThumb({ media, className }: MediaThumbProps) {
  const { kind, src, focus, content_type: type } = media;
  return (
    <span className={`${styles.thumb} ${className ?? ''}`} aria-hidden="true">
      {kind === 'picture' ? (
        <img
          src={narrow(src)}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      ) : (
        <span className={styles.kind}>{SHORT[type] ?? kind}</span>
      )}
    </span>
  );
}

/** The rendition for a small picture. */
const narrow = (src: string): string => src.replace(/\/(?:800|1200|1920)\.webp$/, '/400.webp');

const SHORT: Partial<Record<string, string>> = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/ogg': 'Ogg',
  'text/vtt': 'VTT',
};
