import { PasswordField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { type SessionUser, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { NewPasswordField, useNewPasswordErrors } from '../../../shared/forms/new-password-field';
import { changePassword, type PasswordChange } from '../api/profile';

/** Another password for whoever knows the present one. */
export function PasswordForm({ user: { email, name } }: { user: SessionUser }) {
  const { t } = useTranslation();
  const passwordErrors = useNewPasswordErrors();
  const { revalidate } = useRevalidator();
  const state = useSendForm<PasswordChange>({
    name: 'change-password',
    isSecret: true,
    initialValues: { current_password: '', password: '' },
    validate: ({ current_password: current, password }) => ({
      ...(!current && { current_password: t('signIn.noPassword') }),
      ...passwordErrors(password),
    }),
    send: async (change) => toast(await changePassword(change)),
    // The other logins are over.
    onSent: () => void revalidate(),
  });
  return (
    <SendForm state={state}>
      <OwnPasswordField email={email} />
      <NewPasswordField
        name="password"
        label={t('profile.password.new')}
        value={state.form.values.password}
        own={[email, name]}
      />
      <SendButton label={t('profile.password.save')} />
    </SendForm>
  );
}

/** Asks for the password that somebody has, so that it is known to be them. */
export function OwnPasswordField({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current_password"
        label={t('profile.password.current')}
        required
        autoComplete="current-password"
      />
    </>
  );
}
