import { SendButton, SendForm, useSendForm } from '@phantom/forms';
import { ApiError, useTranslation } from '@phantom/mf-kit';
import { newPassword, NewPasswordField } from '../../../shared/forms/new-password-field';
import { GONE, setPassword, type PasswordSetAccount } from '../api/authentication';

interface SetPasswordFormProps {
  token: string;
  email: string;
  name: string;
  onExpired: (message: string) => void;
  onSet: (account: PasswordSetAccount) => void;
}

export function SetPasswordForm({ token, email, name, onExpired, onSet }: SetPasswordFormProps) {
  const { t } = useTranslation();
  const state = useSendForm({
    name: 'set-password',
    isSecret: true,
    initialValues: { password: '' },
    schema: (rules) => ({ password: newPassword(rules, t) }),
    send: ({ password }) =>
      setPassword(token, password).then(onSet, (error: unknown) => {
        if (error instanceof ApiError && error.status === GONE) onExpired(error.message);
        else throw error;
      }),
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <p>
        {t('setPassword.account')} <strong translate="no">{email}</strong>
      </p>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        name="password"
        label={t('setPassword.password')}
        value={state.form.values.password}
        personalWords={[email, name]}
      />
      <div className="d-grid mt-2">
        <SendButton label={t('setPassword.submit')} busyLabel={t('setPassword.submitting')} />
      </div>
    </SendForm>
  );
}
