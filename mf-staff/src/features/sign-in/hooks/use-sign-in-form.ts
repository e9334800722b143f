import { ApiError, currentPage, setSession, useTranslation } from '@phantom/mf-kit';
import { useFormik, type FormikErrors } from 'formik';
import { useState } from 'react';
import { logIn, type AccountType, type Credentials } from '../api/log-in';

/** The password of all demonstration accounts; it stands in the README. */
const DEMO_PASSWORD = 'phantom-demo-2026';
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The state of a sign-in form, and why the last attempt failed. Success stores the session. */
export const useSignInForm = (type: AccountType, demoEmail: string, onSignedIn: () => void) => {
  const { t } = useTranslation();
  const { isDemo } = currentPage();
  const [failure, setFailure] = useState<ApiError>();

  const form = useFormik<Credentials>({
    initialValues: {
      email: isDemo ? demoEmail : '',
      password: isDemo ? DEMO_PASSWORD : '',
      remember: false,
    },
    validate: ({ email, password }) => {
      const errors: FormikErrors<Credentials> = {};
      if (!EMAIL.test(email.trim())) errors.email = t('signIn.invalidEmail');
      if (!password) errors.password = t('signIn.noPassword');
      return errors;
    },
    onSubmit: async (credentials, { setErrors }) => {
      setFailure(undefined);
      try {
        const session = await logIn({ ...credentials, email: credentials.email.trim() }, type);
        setSession(session, { remember: credentials.remember });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setErrors(firstMessages(error));
        setFailure(error);
        return;
      }
      onSignedIn();
    },
  });
  return { form, failure };
};

const firstMessages = ({ errors }: ApiError) =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0]]));
