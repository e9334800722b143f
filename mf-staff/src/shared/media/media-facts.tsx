import { useFormat, useTranslation } from '@phantom/mf-kit';
import { RelativeTime } from '../date-time/relative-time';
import type { Media } from './media-api';
import styles from './media-facts.module.css';

/** Type, size and age of a file. */
export function MediaFacts({ media }: { media: Media }) {
  const { t, i18n } = useTranslation();
  const { number } = useFormat();
  const { width, height, bytes, content_type: type, updated_by: by, updated_at: at } = media;
  const size = new Intl.NumberFormat(i18n.language, {
    ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 2 },
  });
  return (
    <p className={styles.facts}>
      <span>{type}</span>
      {width !== null && height !== null && (
        <span>{t('library.pixels', { width: number(width), height: number(height) })}</span>
      )}
      {bytes > 0 && <span>{size.format(bytes / 1_000_000)}</span>}
      <span>
        {by && `${by} · `}
        <RelativeTime at={at} />
      </span>
    </p>
  );
}
