import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { Link, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { useState } from 'react';
import { confirmEmail, GONE } from '../api/authentication';
import { BackToLoginLink, SignInLayout } from './sign-in-layout';
import { AccountNote } from './success-note';
import { useLinkToken } from './use-password-link';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('confirmEmail.title'), noindex: true }),
};

/** Needs a click, because mail scanners open links too. */
function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<Awaited<ReturnType<typeof confirmEmail>>>();
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
    <SignInLayout
      eyebrow={t('register.eyebrow')}
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead')}
    >
      {confirmed && (
        <AccountNote
          message={t('confirmEmail.done', { email: confirmed.email })}
          type={confirmed.type}
          next={t('confirmEmail.next')}
        />
      )}
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
      <BackToLoginLink />
    </SignInLayout>
  );
}

export { ConfirmEmailPage as Component };
