import { SendButton, SendForm, TextField, useSendForm, type SendFormState } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EmailField } from '../../../shared/forms/email-field';
import { newPassword, NewPasswordField } from '../../../shared/forms/new-password-field';
import { register, type Registration } from '../api/authentication';

export function RegisterForm({ state }: { state: SendFormState<Registration> }) {
  const { t } = useTranslation();
  const { email, username, password } = state.form.values;
  return (
    <SendForm state={state}>
      <EmailField />
      <TextField
        name="username"
        label={t('register.username')}
        hint={t('register.usernameHint')}
        required
        autoComplete="name"
        spellCheck={false}
      />
      <NewPasswordField
        name="password"
        label={t('signIn.fields.password')}
        value={password}
        personalWords={[email, username]}
      />
      <div className="d-grid mt-2">
        <SendButton label={t('register.submit')} busyLabel={t('register.submitting')} />
      </div>
    </SendForm>
  );
}

export const useRegisterForm = () => {
  const { t } = useTranslation();
  const [registered, setRegistered] = useState<string>();
  const state = useSendForm<Registration>({
    name: 'register',
    isSecret: true,
    initialValues: { email: '', username: '', password: '' },
    schema: (rules) => ({
      email: rules.email(t('signIn.invalidEmail')),
      username: rules.requiredText(t('register.noUsername')),
      password: newPassword(rules, t),
    }),
    send: async ({ email, username, password }) => {
      const response = await register({ email: email.trim(), username: username.trim(), password });
      setRegistered(response.user.email);
    },
    onSent: () => undefined,
  });
  return { state, registered };
};
