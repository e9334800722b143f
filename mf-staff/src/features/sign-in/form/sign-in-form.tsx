import { CheckField, PasswordField, SendButton, SendForm, useSendForm } from '@phantom/forms';
import {
  currentPage,
  Link,
  setSession,
  sitePath,
  useSession,
  useTranslation,
} from '@phantom/mf-kit';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { EmailField } from '../../../shared/forms/email-field';
import { logIn, type AccountType, type Credentials } from '../api/authentication';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  type: AccountType;
  demoEmail: string;
  onSignedIn: () => void;
  children?: ReactNode;
}

export function SignInForm({ type, demoEmail, onSignedIn, children }: SignInFormProps) {
  const { t } = useTranslation();
  const { state, isLeaving } = useSignInForm(type, demoEmail, onSignedIn);
  const isSignedIn = useSession()?.user.type === type;
  const proceed = useEffectEvent(onSignedIn);
  useEffect(() => {
    // After a sign-in by this form, the form itself calls `onSignedIn`.
    if (isSignedIn && !isLeaving) proceed();
  }, [isSignedIn, isLeaving]);
  return (
    <SendForm state={state}>
      {!isLeaving && <AlreadySignedInNote />}
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

/** Password of all demonstration accounts, as in the README. */
const DEMO_PASSWORD = 'phantom-demo-2026';

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
    schema: ({ email, string }) => ({
      email: email(t('signIn.invalidEmail')),
      password: string().required(t('signIn.noPassword')),
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

/** Shows that somebody is already signed in, for example in another tab. */
function AlreadySignedInNote() {
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
