import { Link, useTranslation } from '@phantom/mf-kit';
import styles from './note.module.css';

/** Back to where one signs in. */
export function WayBack() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <Link to="/login">{t('entrance.back')}</Link>
    </p>
  );
}
