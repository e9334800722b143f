import { Link, useTranslation } from '@phantom/mf-kit';

/** To an account, which our people then open for an investor. */
export function SignUpButton() {
  const { t } = useTranslation();
  return (
    <Link className="btn btn-outline-primary" to="/register">
      {t('signIn.investor.signUp')}
    </Link>
  );
}
