import { setSession, useNavigate, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { toast } from '../../../shared/toast/toast-store';
import { useMailedLink } from '../hooks/use-mailed-link';
import { ClosedLink } from './closed-link';
import { PasswordIsSet, type SetAccount } from './password-is-set';
import { SetPasswordForm } from './set-password-form';

/** Sets a password by a mailed link: a new one, or the first one of somebody who was invited. */
export function SetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { link, end, retry } = useMailedLink();
  const [done, setDone] = useState<SetAccount>();
  const purpose = link.state === 'open' ? link.detail.purpose : 'reset';
  const name = link.state === 'open' ? link.detail.name : '';
  const isInvitation = purpose === 'invite';
  /** A first password signs its person in, who is told so on the page where they then are. */
  const finish = (account: SetAccount) => {
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
