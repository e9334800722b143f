import { Link, useNavigate, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { SignInForm } from '../form/sign-in-form';
import { OtherLoginLink, SignInLayout } from './sign-in-layout';
import styles from './sign-in-layout.module.css';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('signIn.employee.head'),
    description: t('signIn.employee.description'),
    breadcrumbs: [{ name: t('signIn.employee.head'), path: '/login' }],
  }),
};

function EmployeeLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SignInLayout
      eyebrow={t('signIn.employee.eyebrow')}
      title={t('signIn.employee.title')}
      lead={t('signIn.employee.lead')}
    >
      <SignInForm
        type="admin"
        demoEmail="employee@example.com"
        onSignedIn={() => void navigate('/dashboard', { replace: true })}
      />
      <p className={styles.note}>
        {t('signIn.employee.isNew')} <Link to="/register">{t('signIn.employee.register')}</Link>
      </p>
      <OtherLoginLink type="investor" to="/investors/login" />
    </SignInLayout>
  );
}

export { EmployeeLoginPage as Component };
