import { useSendForm } from '@phantom/forms';
import { currentPage, setSession, useTranslation } from '@phantom/mf-kit';
import { logIn, type AccountType, type Credentials } from '../api/log-in';

/** The password of all demonstration accounts; it stands in the README. */
const DEMO_PASSWORD = 'phantom-demo-2026';
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The state of a sign-in form. Success stores the session. */
export const useSignInForm = (type: AccountType, demoEmail: string, onSignedIn: () => void) => {
  const { t } = useTranslation();
  const { isDemo } = currentPage();
  return useSendForm<Credentials>({
    name: 'sign-in',
    isSecret: true,
    initialValues: {
      email: isDemo ? demoEmail : '',
      password: isDemo ? DEMO_PASSWORD : '',
      remember: false,
    },
    validate: ({ email, password }) => ({
      ...(!EMAIL.test(email.trim()) && { email: t('signIn.invalidEmail') }),
      ...(!password && { password: t('signIn.noPassword') }),
    }),
    send: async (credentials) => {
      const session = await logIn({ ...credentials, email: credentials.email.trim() }, type);
      setSession(session, { remember: credentials.remember });
    },
    onSent: onSignedIn,
  });
};
