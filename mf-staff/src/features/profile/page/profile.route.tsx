import {
  type LoaderFunctionArgs,
  type RouteHandle,
  useLoaderData,
  useSession,
  useTranslation,
} from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import { getSiteContact } from '../../../shared/api/site-contact';
import { StaffPage } from '../../../shared/components/staff-page';
import { getProfile } from '../api/profile';
import { NameForm } from '../form/name-form';
import { PasswordForm } from '../form/password-form';
import { Logins } from './logins';
import { OwnData } from './own-data';
import { PersonCard } from './person-card';
import styles from './profile.module.css';

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) => {
  // One sentence needs it: the page does not wait for it.
  const contact = settled(getSiteContact(signal));
  return { ...(await getProfile(signal)), contact };
};

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('profile.title'), noindex: true }),
};

/** The own account: who one is here, the password, and where one is signed in. */
function ProfilePage() {
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

export { ProfilePage as Component };
