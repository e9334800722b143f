import { Link, useTranslation } from '@phantom/mf-kit';
import styles from './note.module.css';

interface Props {
  /** For whom the other door is. */
  type: 'employee' | 'investor';
  to: string;
}

/** The way to the other login page, for those who came to the wrong one. */
export function OtherDoor({ type, to }: Props) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t(`signIn.${type}.question`)} <Link to={to}>{t(`signIn.${type}.link`)}</Link>
    </p>
  );
}
