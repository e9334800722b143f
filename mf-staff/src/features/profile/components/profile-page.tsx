import { useLoaderData, useSession, useTranslation } from '@phantom/mf-kit';
import { StaffPage } from '../../../shared/components/staff-page';
import type { loader } from '../loader';
import { Logins } from './logins';
import { NameForm } from './name-form';
import { OwnData } from './own-data';
import { PasswordForm } from './password-form';
import { PersonCard } from './person-card';
import styles from './profile-page.module.css';

/** The own account: who one is here, the password, and where one is signed in. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { account, logins, contact } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  // Signing out clears the session a moment before the page changes.
  if (!user || !account) return null;
  return (
    <StaffPage title={t('profile.title')} lead={t('profile.lead')}>
      <div className={styles.columns}>
        <section className={styles.card}>
          <PersonCard user={user} since={account.created_at} />
          <NameForm name={account.name} />
        </section>
        <section className={styles.card}>
          <h2>{t('profile.password.title')}</h2>
          <PasswordForm user={user} />
        </section>
        <section className={`${styles.card} ${styles.wide}`}>
          <Logins logins={logins} email={user.email} />
        </section>
        <section className={`${styles.card} ${styles.wide}`}>
          <h2>{t('profile.data.title')}</h2>
          <OwnData email={user.email} contact={contact} />
        </section>
      </div>
    </StaffPage>
  );
}
