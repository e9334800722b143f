import { useTranslation, type SessionUser } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import styles from './welcome-card.module.css';

const DEFAULT_AVATAR = '/pictures/team/avatar/400.webp';

/** Greets whoever is signed in, with their picture. */
export function WelcomeCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const portal = user.type === 'Investor' ? 'investor' : 'employee';
  return (
    <section className={`${styles.card} pp-on-dark`}>
      <Picture
        src={user.image ?? DEFAULT_AVATAR}
        alt={t('dashboard.portrait', { name: user.name })}
        className={styles.portrait}
        sizes="96px"
        ratio="1:1"
        priority
      />
      <div>
        <p className="pp-eyebrow">{t(`dashboard.${portal}`)}</p>
        <h1>{t('dashboard.welcome', { name: user.name })}</h1>
        <p className={styles.lead}>{t(`dashboard.lead.${portal}`)}</p>
      </div>
    </section>
  );
}
