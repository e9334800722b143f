import { SendButton, SendForm, TextField, type SendFormState } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { EmailField } from '../../../shared/entrance/email-field';
import { NewPasswordField } from '../../../shared/new-password/new-password-field';
import type { Registration } from '../api/register';

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
