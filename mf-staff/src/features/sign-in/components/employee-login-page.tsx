import { useNavigate, useTranslation } from '@phantom/mf-kit';
import { OtherDoor } from './other-door';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';

const DEMO_EMAIL = 'employee@example.com';

/** The door for employees. */
export function EmployeeLoginPage() {
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
        demoEmail={DEMO_EMAIL}
        onSignedIn={() => void navigate('/dashboard')}
      />
      <OtherDoor type="investor" to="/investors/login" />
    </SignInLayout>
  );
}
