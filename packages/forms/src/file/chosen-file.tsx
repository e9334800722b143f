import { useTranslation } from '@phantom/mf-kit';
import styles from './file-field.module.css';
import { fileSize } from './file-size';

/** The file that a field holds; the field itself stays the way to another. */
export function ChosenFile({ file }: { file: File }) {
  const { t, i18n } = useTranslation();
  return (
    <p className={styles.chosen} role="status">
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{fileSize(file.size, i18n.language)}</span>
      <span className={styles.choose}>{t('kit:file.other')}</span>
    </p>
  );
}
