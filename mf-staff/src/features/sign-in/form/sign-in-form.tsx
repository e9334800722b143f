import { CheckField, PasswordField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import {
  currentPage,
  Link,
  setSession,
  sitePath,
  useSession,
  useTranslation,
} from '@phantom/mf-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EmailField, isEmail } from '../../../shared/forms/email-field';
import { type AccountType, type Credentials, logIn } from '../api/authentication';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  type: AccountType;
  /** Filled in for visitors of a demonstration. */
  demoEmail: string;
  onSignedIn: () => void;
  /** Buttons beside Log In. */
  children?: ReactNode;
}

/** Email and password, for whoever has not come through this door yet. Whatever goes wrong, what was typed stays. */
export function SignInForm({ type, demoEmail, onSignedIn, children }: SignInFormProps) {
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

/** The password of all demonstration accounts; it stands in the README. */
const DEMO_PASSWORD = 'phantom-demo-2026';

/** The state of a sign-in form, and whether it has just signed somebody in. Success stores the session. */
const useSignInForm = (type: AccountType, demoEmail: string, onSignedIn: () => void) => {
  const { t } = useTranslation();
  const { isDemo } = currentPage();
  const [isLeaving, setIsLeaving] = useState(false);
  const state = useSendForm<Credentials>({
    name: 'sign-in',
    isSecret: true,
    initialValues: {
      email: isDemo ? demoEmail : '',
      password: isDemo ? DEMO_PASSWORD : '',
      remember: false,
    },
    validate: ({ email, password }) => ({
      ...(!isEmail(email) && { email: t('signIn.invalidEmail') }),
      ...(!password && { password: t('signIn.noPassword') }),
    }),
    send: async (credentials) => {
      const session = await logIn({ ...credentials, email: credentials.email.trim() }, type);
      setIsLeaving(true);
      setSession(session, { remember: credentials.remember });
    },
    onSent: onSignedIn,
  });
  return { state, isLeaving };
};

/** Says who is signed in already, as in another tab; the form below is for somebody else. */
function SignedInNote() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (!user) return null;
  const home = user.type === 'Investor' ? '/investors' : '/dashboard';
  return (
    <div className="alert alert-info" role="status">
      {t('signIn.already', { name: user.name })}{' '}
      <a className="alert-link" href={sitePath(home)}>
        {t('signIn.goOn')}
      </a>
    </div>
  );
}
