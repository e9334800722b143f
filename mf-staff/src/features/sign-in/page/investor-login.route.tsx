import {
  ApiError,
  Link,
  type LoaderFunctionArgs,
  RichText,
  type RouteHandle,
  useLoaderData,
  useNavigate,
  useTranslation,
} from '@phantom/mf-kit';
import { getSiteContact, type SiteContact } from '../../../shared/api/site-contact';
import { SignInForm } from '../form/sign-in-form';
import { EntranceLayout, OtherDoor } from './sign-in-layout';
import styles from './sign-in-layout.module.css';

/** The help note's phone and email. Nobody is kept from signing in because they cannot be had. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  getSiteContact(request.signal).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('signIn.investor.title'),
    description: t('signIn.investor.description'),
    breadcrumbs: [{ name: t('signIn.investor.title'), path: '/investors/login' }],
  }),
};

const DEMO_EMAIL = 'investor@example.com';

/** The door for investors, with the way to an account and to help. */
function InvestorLoginPage() {
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

/** To an account, which our people then open for an investor. */
function SignUpButton() {
  const { t } = useTranslation();
  return (
    <Link className="btn btn-outline-primary" to="/register">
      {t('signIn.investor.signUp')}
    </Link>
  );
}

/** Whom to ask when signing in does not work. */
function HelpNote({ phone, email }: SiteContact) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <RichText
        text={t('signIn.investor.help', { phone, email })}
        elements={{
          phone: <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}> </a>,
          email: <a href={`mailto:${email}`}> </a>,
        }}
      />
    </p>
  );
}

export { InvestorLoginPage as Component };
