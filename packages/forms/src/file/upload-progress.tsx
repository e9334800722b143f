import { useTranslation } from '@phantom/mf-kit';
import styles from './file-field.module.css';

/** How much of an upload is through; once all is, the server still looks at it. */
export function UploadProgress({ part }: { part: number }) {
  const { t } = useTranslation();
  const percent = Math.floor(part * 100);
  return (
    <p className={styles.progress}>
      <progress
        max={100}
        value={part < 1 ? percent : undefined}
        aria-label={t('kit:file.uploading')}
      />
      <span>{part < 1 ? t('kit:file.percent', { percent }) : t('kit:file.checking')}</span>
    </p>
  );
}
