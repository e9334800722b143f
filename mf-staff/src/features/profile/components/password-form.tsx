import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator, useTranslation, type SessionUser } from '@phantom/mf-kit';
import { NewPasswordField } from '../../../shared/new-password/new-password-field';
import { useNewPasswordErrors } from '../../../shared/new-password/use-new-password-errors';
import { toast } from '../../../shared/toast/toast-store';
import { changePassword, type PasswordChange } from '../api/change-password';
import { OwnPasswordField } from './own-password-field';

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
