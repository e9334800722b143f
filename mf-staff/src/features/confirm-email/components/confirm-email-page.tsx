import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { Link, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { useLinkToken } from '../../../shared/entrance/use-link-token';
import { WayBack } from '../../../shared/entrance/way-back';
import { confirmEmail } from '../api/confirm-email';
import { EmailIsConfirmed, type ConfirmedAccount } from './email-is-confirmed';

const GONE = 410;

/** Confirms by a press of a button: the programs that look at links in mails open them too. */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<ConfirmedAccount>();
  const state = useSendForm({
    name: 'confirm-email',
    isSecret: true,
    initialValues: {},
    send: async () => setConfirmed(await confirmEmail(token ?? '')),
    onSent: () => undefined,
  });
  const { failure } = state;
  const isOver = failure?.kind === 'refused' && failure.error.status === GONE;
  return (
    <EntranceLayout
      eyebrow={t('register.eyebrow')}
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead')}
    >
      {confirmed && <EmailIsConfirmed account={confirmed} />}
      {!confirmed && token === null && (
        <div className="alert alert-warning" role="alert">
          {t('entrance.incomplete')}
        </div>
      )}
      {!confirmed && token !== null && (
        <SendForm state={state}>
          <div className="d-grid">
            <SendButton label={t('confirmEmail.submit')} busyLabel={t('confirmEmail.submitting')} />
          </div>
        </SendForm>
      )}
      {isOver && (
        <p className="mt-3">
          {t('confirmEmail.over')} <Link to="/register">{t('signIn.employee.register')}</Link>
        </p>
      )}
      {!confirmed && <p className="mt-4 mb-0">{t('confirmEmail.help')}</p>}
      <WayBack />
    </EntranceLayout>
  );
}
