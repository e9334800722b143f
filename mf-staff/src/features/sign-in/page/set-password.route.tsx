import { Link, setSession, useNavigate, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Spinner } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import type { PasswordSetAccount } from '../api/authentication';
import { SetPasswordForm } from '../form/set-password-form';
import { BackToLoginLink, SignInLayout } from './sign-in-layout';
import { AccountNote } from './success-note';
import { usePasswordLink, type PasswordLink } from './use-password-link';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('setPassword.title'), noindex: true }),
};

function SetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { link, expire, retry } = usePasswordLink();
  const [done, setDone] = useState<PasswordSetAccount>();
  const purpose = link.state === 'valid' ? link.detail.purpose : 'reset';
  const name = link.state === 'valid' ? link.detail.name : '';
  const isInvitation = purpose === 'invite';
  /** Setting a first password signs in; the next page shows a toast. */
  const finish = (account: PasswordSetAccount) => {
    const { session } = account;
    if (!session) return setDone(account);
    setSession(session, { remember: false });
    toast(t('setPassword.signedIn'));
    void navigate(session.user.type === 'Investor' ? '/investors' : '/dashboard');
  };
  return (
    <SignInLayout
      eyebrow={t('setPassword.eyebrow')}
      title={isInvitation ? t('setPassword.invited', { name }) : t('setPassword.title')}
      lead={t(isInvitation ? 'setPassword.inviteLead' : 'setPassword.lead')}
    >
      {done && (
        <AccountNote
          message={t('setPassword.done')}
          type={done.type}
          next={t('setPassword.next')}
        />
      )}
      {!done && link.state === 'valid' && (
        <SetPasswordForm token={link.token} {...link.detail} onExpired={expire} onSet={finish} />
      )}
      {!done && link.state !== 'valid' && <UnusableLink link={link} onRetry={retry} />}
    </SignInLayout>
  );
}

interface UnusableLinkProps {
  link: Exclude<PasswordLink, { state: 'valid' }>;
  onRetry: () => void;
}

function UnusableLink({ link, onRetry }: UnusableLinkProps) {
  const { t } = useTranslation();
  if (link.state === 'checking') {
    return (
      <p role="status">
        <Spinner as="span" size="sm" aria-hidden="true" /> {t('setPassword.checking')}
      </p>
    );
  }
  if (link.state === 'failed') {
    return (
      <>
        <div className="alert alert-danger" role="alert">
          {link.message}
        </div>
        <Button onClick={onRetry}>{t('setPassword.retry')}</Button>
      </>
    );
  }
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {link.state === 'expired' ? link.message : t('entrance.incomplete')}
      </div>
      <Link className="btn btn-primary" to="/forgot-password">
        {t('setPassword.askAgain')}
      </Link>
      <p className="mt-3">{t('setPassword.invitedHint')}</p>
      <BackToLoginLink />
    </>
  );
}

export { SetPasswordPage as Component };
