import { Link, useNavigate, useTranslation } from '@phantom/mf-kit';
import { OtherDoor } from '../../../shared/entrance/other-door';
import styles from '../../../shared/entrance/note.module.css';
import { SignInForm } from './sign-in-form';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';

const DEMO_EMAIL = 'employee@example.com';

/** The door for employees. */
export function EmployeeLoginPage() {
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
