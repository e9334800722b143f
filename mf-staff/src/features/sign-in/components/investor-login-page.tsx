import { useLoaderData, useNavigate, useTranslation } from '@phantom/mf-kit';
import type { loader } from '../investor.loader';
import { HelpNote } from './help-note';
import { OtherDoor } from '../../../shared/entrance/other-door';
import { SignInForm } from './sign-in-form';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { SignUpButton } from './sign-up-button';

const DEMO_EMAIL = 'investor@example.com';

/** The door for investors, with the way to an account and to help. */
export function InvestorLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const contact = useLoaderData<typeof loader>();
  return (
    <EntranceLayout
      eyebrow={t('signIn.investor.eyebrow')}
      title={t('signIn.investor.title')}
      lead={t('signIn.investor.lead')}
    >
      <SignInForm
        type="Investor"
        demoEmail={DEMO_EMAIL}
        onSignedIn={() => void navigate('/investors', { replace: true })}
      >
        <SignUpButton />
      </SignInForm>
      {contact && <HelpNote {...contact} />}
      <OtherDoor type="employee" to="/login" />
    </EntranceLayout>
  );
}
