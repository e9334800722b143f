import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { ReactNode } from 'react';
import styles from './sign-in-layout.module.css';

/** On wide screens the picture fills the height, so its size follows from the height. */
const SIZES = '(min-width: 992px) 190vh, 100vw';

interface SignInLayoutProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function SignInLayout({ eyebrow, title, lead, children }: SignInLayoutProps) {
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

interface OtherLoginLinkProps {
  type: 'employee' | 'investor';
  to: string;
}

export function OtherLoginLink({ type, to }: OtherLoginLinkProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t(`signIn.${type}.question`)} <Link to={to}>{t(`signIn.${type}.link`)}</Link>
    </p>
  );
}

export function BackToLoginLink() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <Link to="/login">{t('entrance.back')}</Link>
    </p>
  );
}
