import { Link, type RouteHandle, setSession, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Spinner } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import type { PasswordSetAccount } from '../api/authentication';
import { SetPasswordForm } from '../form/set-password-form';
import { DoneNote, useSignInLink } from './done-note';
import { EntranceLayout, WayBack } from './sign-in-layout';
import { type MailedLink, useMailedLink } from './use-mailed-link';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('setPassword.title'), noindex: true }),
};

/** Sets a password by a mailed link: a new one, or the first one of somebody who was invited. */
function SetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { link, end, retry } = useMailedLink();
  const [done, setDone] = useState<PasswordSetAccount>();
  const purpose = link.state === 'open' ? link.detail.purpose : 'reset';
  const name = link.state === 'open' ? link.detail.name : '';
  const isInvitation = purpose === 'invite';
  /** A first password signs its person in, who is told so on the page where they then are. */
  const finish = (account: PasswordSetAccount) => {
    const { session } = account;
    if (!session) return setDone(account);
    setSession(session, { remember: false });
    toast(t('setPassword.signedIn'));
    void navigate(session.user.type === 'Investor' ? '/investors' : '/dashboard');
  };
  return (
    <EntranceLayout
      eyebrow={t('setPassword.eyebrow')}
      title={isInvitation ? t('setPassword.invited', { name }) : t('setPassword.title')}
      lead={t(isInvitation ? 'setPassword.inviteLead' : 'setPassword.lead')}
    >
      {done && <PasswordIsSet account={done} />}
      {!done && link.state === 'open' && (
        <SetPasswordForm token={link.token} {...link.detail} onOver={end} onSet={finish} />
      )}
      {!done && link.state !== 'open' && <ClosedLink link={link} onRetry={retry} />}
    </EntranceLayout>
  );
}

interface ClosedLinkProps {
  link: Exclude<MailedLink, { state: 'open' }>;
  onRetry: () => void;
}

/** A link that sets no password, or not yet; and what to do about it. */
function ClosedLink({ link, onRetry }: ClosedLinkProps) {
  const { t } = useTranslation();
  if (link.state === 'unknown') {
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
        {link.state === 'over' ? link.message : t('entrance.incomplete')}
      </div>
      <Link className="btn btn-primary" to="/forgot-password">
        {t('setPassword.askAgain')}
      </Link>
      <p className="mt-3">{t('setPassword.invitedHint')}</p>
      <WayBack />
    </>
  );
}

/** What comes next: the door that the account's role opens, or the wait for a role. */
function PasswordIsSet({ account: { type } }: { account: PasswordSetAccount }) {
  const { t } = useTranslation();
  const link = useSignInLink(type);
  return (
    <DoneNote message={t('setPassword.done')} link={link}>
      <p>{t(type === null ? 'entrance.waiting' : 'setPassword.next')}</p>
    </DoneNote>
  );
}

export { SetPasswordPage as Component };
