import { useTranslation } from '@phantom/mf-kit';

/** Accounts are opened by our people: the button writes to them. */
export function SignUpButton({ email }: { email: string }) {
  const { t } = useTranslation();
  const subject = encodeURIComponent(t('signIn.investor.signUpSubject'));
  return (
    <a className="btn btn-outline-primary" href={`mailto:${email}?subject=${subject}`}>
      {t('signIn.investor.signUp')}
    </a>
  );
}
