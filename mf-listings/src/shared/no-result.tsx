import { useTranslation } from '@phantom/mf-kit';
import styles from './no-result.module.css';

/** The product's literal sentence for "nothing here", with its two spaces. */
export function NoResult() {
  const { t } = useTranslation();
  return <span className={styles.literal}>{t('noResult')}</span>;
}
