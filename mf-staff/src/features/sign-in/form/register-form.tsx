import { SendButton, SendForm, type SendFormState, TextField, useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { EmailField, isEmail } from '../../../shared/forms/email-field';
import { NewPasswordField, useNewPasswordErrors } from '../../../shared/forms/new-password-field';
import { register, type Registration } from '../api/authentication';

/** What an account is made of. */
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
        own={[email, username]}
      />
      <div className="d-grid mt-2">
        <SendButton label={t('register.submit')} busyLabel={t('register.submitting')} />
      </div>
    </SendForm>
  );
}

/** The state of the form that makes an account, and whom it made one for. */
export const useRegisterForm = () => {
  const { t } = useTranslation();
  const passwordErrors = useNewPasswordErrors();
  const [registered, setRegistered] = useState<string>();
  const state = useSendForm<Registration>({
    name: 'register',
    isSecret: true,
    initialValues: { email: '', username: '', password: '' },
    validate: ({ email, username, password }) => ({
      ...(!isEmail(email) && { email: t('signIn.invalidEmail') }),
      ...(!username.trim() && { username: t('register.noUsername') }),
      ...passwordErrors(password),
    }),
    send: async ({ email, username, password }) => {
      const answer = await register({ email: email.trim(), username: username.trim(), password });
      setRegistered(answer.user.email);
    },
    onSent: () => undefined,
  });
  return { state, registered };
};
