import { Link, type RouteHandle, useNavigate, useTranslation } from '@phantom/mf-kit';
import { SignInForm } from '../form/sign-in-form';
import { EntranceLayout, OtherDoor } from './sign-in-layout';
import styles from './sign-in-layout.module.css';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('signIn.employee.head'),
    description: t('signIn.employee.description'),
    breadcrumbs: [{ name: t('signIn.employee.head'), path: '/login' }],
  }),
};

const DEMO_EMAIL = 'employee@example.com';

/** The door for employees. */
function EmployeeLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EntranceLayout
      eyebrow={t('signIn.employee.eyebrow')}
      title={t('signIn.employee.title')}
      lead={t('signIn.employee.lead')}
    >
      <SignInForm
        type="admin"
        demoEmail={DEMO_EMAIL}
        onSignedIn={() => void navigate('/dashboard', { replace: true })}
      />
      <p className={styles.note}>
        {t('signIn.employee.isNew')} <Link to="/register">{t('signIn.employee.register')}</Link>
      </p>
      <OtherDoor type="investor" to="/investors/login" />
    </EntranceLayout>
  );
}

export { EmployeeLoginPage as Component };
