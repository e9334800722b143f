import { useSendForm } from '@phantom/forms';
import { currentPage, setSession, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { isEmail } from '../../../shared/entrance/is-email';
import { logIn, type AccountType, type Credentials } from '../api/log-in';

/** The password of all demonstration accounts; it stands in the README. */
const DEMO_PASSWORD = 'phantom-demo-2026';

/** The state of a sign-in form, and whether it has just signed somebody in. Success stores the session. */
export const useSignInForm = (type: AccountType, demoEmail: string, onSignedIn: () => void) => {
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
