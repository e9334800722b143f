import { CheckField, PasswordField, SendButton, SendForm } from '@phantom/forms';
import { Link, useSession, useTranslation } from '@phantom/mf-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { EmailField } from '../../../shared/entrance/email-field';
import type { AccountType } from '../api/log-in';
import { useSignInForm } from '../hooks/use-sign-in-form';
import { SignedInNote } from './signed-in-note';
import styles from './sign-in-form.module.css';

interface Props {
  type: AccountType;
  /** Filled in for visitors of a demonstration. */
  demoEmail: string;
  onSignedIn: () => void;
  /** Buttons beside Log In. */
  children?: ReactNode;
}

/** Email and password, for whoever has not come through this door yet. Whatever goes wrong, what was typed stays. */
export function SignInForm({ type, demoEmail, onSignedIn, children }: Props) {
  const { t } = useTranslation();
  const { state, isLeaving } = useSignInForm(type, demoEmail, onSignedIn);
  const isSignedIn = useSession()?.user.type === type;
  const leadOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    // Whoever has just signed in by the form is led on by it.
    if (isSignedIn && !isLeaving) leadOn();
  }, [isSignedIn, isLeaving]);
  return (
    <SendForm state={state}>
      {!isLeaving && <SignedInNote />}
      <EmailField />
      <PasswordField
        name="password"
        label={t('signIn.fields.password')}
        required
        autoComplete="current-password"
      />
      <div className={styles.options}>
        <CheckField name="remember" label={t('signIn.fields.remember')} />
        <Link to="/forgot-password">{t('signIn.forgot')}</Link>
      </div>
      <div className={styles.buttons}>
        <SendButton label={t('signIn.submit')} busyLabel={t('signIn.submitting')} />
        {children}
      </div>
    </SendForm>
  );
}
