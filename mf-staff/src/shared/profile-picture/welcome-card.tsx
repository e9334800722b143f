import { useTranslation, type SessionUser } from '@phantom/mf-kit';
import { ProfilePicture } from './profile-picture';
import styles from './welcome-card.module.css';

export function WelcomeCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const portal = user.type === 'Investor' ? 'investor' : 'employee';
  return (
    <section className={`${styles.card} pp-on-dark`}>
      <ProfilePicture user={user} />
      <div className={styles.text}>
        <p className="pp-eyebrow">{t(`dashboard.${portal}`)}</p>
        <h1>{t('dashboard.welcome', { name: user.name })}</h1>
        <p className={styles.lead}>{t(`dashboard.lead.${portal}`)}</p>
      </div>
    </section>
  );
}
