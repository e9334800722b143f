import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { DoneNote } from '../../../shared/entrance/done-note';
import { EmailField } from '../../../shared/entrance/email-field';
import { EntranceLayout } from '../../../shared/entrance/entrance-layout';
import { isEmail } from '../../../shared/entrance/is-email';
import { WayBack } from '../../../shared/entrance/way-back';
import { askForLink } from '../api/ask-for-link';

/** Asks for the link that sets a new password. */
export function ForgotPasswordPage() {
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
