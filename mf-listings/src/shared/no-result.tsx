import { useTranslation } from '@phantom/mf-kit';
import styles from './no-result.module.css';

export function NoResult() {
  const { t } = useTranslation();
  return <span className={styles.literal}>{t('noResult')}</span>;
}
