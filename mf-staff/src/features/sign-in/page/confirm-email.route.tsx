import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { Link, type RouteHandle, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { confirmEmail } from '../api/authentication';
import { DoneNote, useSignInLink } from './done-note';
import { EntranceLayout, WayBack } from './sign-in-layout';
import { useLinkToken } from './use-mailed-link';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('confirmEmail.title'), noindex: true }),
};

const GONE = 410;

/** Confirms by a press of a button: the programs that look at links in mails open them too. */
function ConfirmEmailPage() {
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

/** Whose address was confirmed. */
type ConfirmedAccount = Awaited<ReturnType<typeof confirmEmail>>;

function EmailIsConfirmed({ account: { email, type } }: { account: ConfirmedAccount }) {
  const { t } = useTranslation();
  const link = useSignInLink(type);
  return (
    <DoneNote message={t('confirmEmail.done', { email })} link={link}>
      <p>{t(type === null ? 'entrance.waiting' : 'confirmEmail.next')}</p>
    </DoneNote>
  );
}

export { ConfirmEmailPage as Component };
