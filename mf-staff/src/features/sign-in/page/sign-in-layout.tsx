import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-layout.module.css';

/** On wide screens the picture fills the height, so the height tells how much of it is needed. */
const SIZES = '(min-width: 992px) 190vh, 100vw';

interface EntranceLayoutProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** The form and what goes with it. */
  children: ReactNode;
}

/** The city at night beside the way in; on a phone above it. */
export function EntranceLayout({ eyebrow, title, lead, children }: EntranceLayoutProps) {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <Picture src="/pictures/heroes/login/1920.webp" alt="" sizes={SIZES} ratio="2:1" priority />
      </div>
      <div className={styles.panel}>
        <div className={styles.content}>
          <p className="pp-eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

interface OtherDoorProps {
  /** For whom the other door is. */
  type: 'employee' | 'investor';
  to: string;
}

/** The way to the other login page, for those who came to the wrong one. */
export function OtherDoor({ type, to }: OtherDoorProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t(`signIn.${type}.question`)} <Link to={to}>{t(`signIn.${type}.link`)}</Link>
    </p>
  );
}

/** Back to where one signs in. */
export function WayBack() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <Link to="/login">{t('entrance.back')}</Link>
    </p>
  );
}
