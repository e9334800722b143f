import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { type RouteHandle, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EmailField, isEmail } from '../../../shared/forms/email-field';
import { askForLink } from '../api/authentication';
import { DoneNote } from './done-note';
import { EntranceLayout, WayBack } from './sign-in-layout';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('forgotPassword.title'),
    description: t('forgotPassword.lead'),
    noindex: true,
  }),
};

/** Asks for the link that sets a new password. */
function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  const state = useSendForm({
    name: 'forgot-password',
    isSecret: true,
    initialValues: { email: '' },
    validate: ({ email }) => (isEmail(email) ? {} : { email: t('signIn.invalidEmail') }),
    send: async ({ email }) => {
      await askForLink(email.trim());
      setSentTo(email.trim());
    },
    onSent: () => undefined,
  });
  return (
    <EntranceLayout
      eyebrow={t('forgotPassword.eyebrow')}
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.lead')}
    >
      {sentTo === undefined ? (
        <SendForm state={state}>
          <EmailField />
          <div className="d-grid">
            <SendButton label={t('forgotPassword.submit')} />
          </div>
        </SendForm>
      ) : (
        <DoneNote message={t('forgotPassword.done')}>
          <p>{t('forgotPassword.next', { email: sentTo })}</p>
        </DoneNote>
      )}
      <WayBack />
    </EntranceLayout>
  );
}

export { ForgotPasswordPage as Component };
