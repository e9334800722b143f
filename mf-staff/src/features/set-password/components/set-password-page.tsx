import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { useMailedLink } from '../hooks/use-mailed-link';
import { ClosedLink } from './closed-link';
import { PasswordIsSet, type SetAccount } from './password-is-set';
import { SetPasswordForm } from './set-password-form';

/** Sets a password by a mailed link: a new one, or the first one of somebody who was invited. */
export function SetPasswordPage() {
  const { t } = useTranslation();
  const { link, end, retry } = useMailedLink();
  const [done, setDone] = useState<SetAccount>();
  const purpose = link.state === 'open' ? link.detail.purpose : 'reset';
  const name = link.state === 'open' ? link.detail.name : '';
  const isInvitation = purpose === 'invite';
  return (
    <EntranceLayout
      eyebrow={t('setPassword.eyebrow')}
      title={isInvitation ? t('setPassword.invited', { name }) : t('setPassword.title')}
      lead={t(isInvitation ? 'setPassword.inviteLead' : 'setPassword.lead')}
    >
      {done && <PasswordIsSet account={done} />}
      {!done && link.state === 'open' && (
        <SetPasswordForm token={link.token} {...link.detail} onOver={end} onSet={setDone} />
      )}
      {!done && link.state !== 'open' && <ClosedLink link={link} onRetry={retry} />}
    </EntranceLayout>
  );
}
