import { PasswordField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator, useTranslation, type SessionUser } from '@phantom/mf-kit';
import { toast } from '../../../shared/components/toasts';
import { newPassword, NewPasswordField } from '../../../shared/forms/new-password-field';
import { changePassword, type PasswordChange } from '../api/profile';

export function PasswordForm({ user: { email, name } }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const state = useSendForm<PasswordChange>({
    name: 'change-password',
    isSecret: true,
    initialValues: { current_password: '', password: '' },
    schema: (rules) => ({
      current_password: rules.string().required(t('signIn.noPassword')),
      password: newPassword(rules, t),
    }),
    send: async (change) => toast(await changePassword(change)),
    // The other sign-ins have ended.
    onSent: () => void revalidate(),
  });
  return (
    <SendForm state={state}>
      <CurrentPasswordField email={email} />
      <NewPasswordField
        name="password"
        label={t('profile.password.new')}
        value={state.form.values.password}
        personalWords={[email, name]}
      />
      <SendButton label={t('profile.password.save')} />
    </SendForm>
  );
}

export function CurrentPasswordField({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
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
