import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { useState } from 'react';
import { EmailField } from '../../../shared/forms/email-field';
import { requestPasswordLink } from '../api/authentication';
import { BackToLoginLink, SignInLayout } from './sign-in-layout';
import { SuccessNote } from './success-note';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('forgotPassword.title'),
    description: t('forgotPassword.lead'),
    noindex: true,
  }),
};

function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  const state = useSendForm({
    name: 'forgot-password',
    isSecret: true,
    initialValues: { email: '' },
    schema: ({ email }) => ({ email: email(t('signIn.invalidEmail')) }),
    send: async ({ email }) => {
      await requestPasswordLink(email.trim());
      setSentTo(email.trim());
    },
    onSent: () => undefined,
  });
  return (
    <SignInLayout
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
        <SuccessNote message={t('forgotPassword.done')}>
          <p>{t('forgotPassword.next', { email: sentTo })}</p>
        </SuccessNote>
      )}
      <BackToLoginLink />
    </SignInLayout>
  );
}

export { ForgotPasswordPage as Component };
