import { CheckField, SendButton, SendForm, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { AccountType } from '../api/log-in';
import { useSignInForm } from '../hooks/use-sign-in-form';
import styles from './sign-in-form.module.css';

interface Props {
  type: AccountType;
  /** Filled in for visitors of a demonstration. */
  demoEmail: string;
  onSignedIn: () => void;
  /** Buttons beside Log In. */
  children?: ReactNode;
}

/** Email and password. Whatever goes wrong, what was typed stays. */
export function SignInForm({ type, demoEmail, onSignedIn, children }: Props) {
  const { t } = useTranslation();
  const state = useSignInForm(type, demoEmail, onSignedIn);
  return (
    <SendForm state={state}>
      <TextField
        name="email"
        label={t('signIn.fields.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      <TextField
        name="password"
        label={t('signIn.fields.password')}
        required
        type="password"
        autoComplete="current-password"
        spellCheck={false}
      />
      <CheckField name="remember" label={t('signIn.fields.remember')} />
      <div className={styles.buttons}>
        <SendButton label={t('signIn.submit')} busyLabel={t('signIn.submitting')} />
        {children}
      </div>
    </SendForm>
  );
}
