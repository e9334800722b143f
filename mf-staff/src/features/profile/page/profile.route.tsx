import {
  getSession,
  useLoaderData,
  useSession,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { settled } from '../../../shared/api/calls';
import { getSiteContact } from '../../../shared/api/site-contact';
import { StaffPage } from '../../../shared/components/staff-page';
import { getProfile } from '../api/profile';
import { NameForm } from '../form/name-form';
import { PasswordForm } from '../form/password-form';
import { getNotices } from '../notices/notices';
import { NoticesPanel } from '../notices/notices-panel';
import { Logins } from './logins';
import { PersonCard } from './person-card';
import { PersonalDataSection } from './personal-data-section';
import styles from './profile.module.css';

export const loader = async ({ request: { signal } }: LoaderFunctionArgs) => {
  // Not awaited: only one sentence needs it.
  const contact = settled(getSiteContact(signal));
  const isInvestor = getSession()?.user.type === 'Investor';
  // Not awaited: another service may be slow.
  const notices = isInvestor ? settled(getNotices(signal)) : undefined;
  return { ...(await getProfile(signal)), contact, notices };
};

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('profile.title'), noindex: true }),
};

function ProfilePage() {
  const { t } = useTranslation();
  const { account, logins, contact, notices } = useLoaderData<typeof loader>();
  const user = useSession()?.user;
  // Signing out clears the session shortly before the page changes.
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
        {notices && (
          <div className={styles.notices}>
            <NoticesPanel notices={notices} />
          </div>
        )}
        <section className={`${styles.card} ${styles.wide}`}>
          <Logins logins={logins} email={user.email} />
        </section>
        <section className={`${styles.card} ${styles.wide}`}>
          <h2>{t('profile.data.title')}</h2>
          <PersonalDataSection email={user.email} contact={contact} />
        </section>
      </div>
    </StaffPage>
  );
}

export { ProfilePage as Component };
