import {
  ApiError,
  Link,
  RichText,
  useLoaderData,
  useNavigate,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { getSiteContact, type SiteContact } from '../../../shared/api/site-contact';
import { SignInForm } from '../form/sign-in-form';
import { OtherLoginLink, SignInLayout } from './sign-in-layout';
import styles from './sign-in-layout.module.css';

/** Contact data for the help note. Signing in works without it. */
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

function InvestorLoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const contact = useLoaderData<typeof loader>();
  return (
    <SignInLayout
      eyebrow={t('signIn.investor.eyebrow')}
      title={t('signIn.investor.title')}
      lead={t('signIn.investor.lead')}
    >
      <SignInForm
        type="Investor"
        demoEmail="investor@example.com"
        onSignedIn={() => void navigate('/investors', { replace: true })}
      >
        {/* An employee opens the registered account for an investor. */}
        <Link className="btn btn-outline-primary" to="/register">
          {t('signIn.investor.signUp')}
        </Link>
      </SignInForm>
      {contact && <HelpNote {...contact} />}
      <OtherLoginLink type="employee" to="/login" />
    </SignInLayout>
  );
}

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
