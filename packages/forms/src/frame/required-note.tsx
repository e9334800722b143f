import { useTranslation } from '@phantom/mf-kit';
import styles from './required-note.module.css';

/** What the star beside a label means. */
export function RequiredNote() {
  const { t } = useTranslation();
  return <p className={styles.note}>{t('kit:form.required')}</p>;
}
