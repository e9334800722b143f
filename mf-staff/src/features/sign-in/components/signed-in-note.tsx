import { sitePath, useSession, useTranslation } from '@phantom/mf-kit';

/** Says who is signed in already, as in another tab; the form below is for somebody else. */
export function SignedInNote() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (!user) return null;
  const home = user.type === 'Investor' ? '/investors' : '/dashboard';
  return (
    <div className="alert alert-info" role="status">
      {t('signIn.already', { name: user.name })}{' '}
      <a className="alert-link" href={sitePath(home)}>
        {t('signIn.goOn')}
      </a>
    </div>
  );
}
