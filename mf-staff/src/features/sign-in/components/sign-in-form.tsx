import { useSubmitButton, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Form, FormikProvider } from 'formik';
import type { ReactNode } from 'react';
import type { AccountType } from '../api/log-in';
import { useSignInForm } from '../hooks/use-sign-in-form';
import { CredentialField } from './credential-field';
import { RememberField } from './remember-field';
import { SignInFailure } from './sign-in-failure';
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
  const { form, failure } = useSignInForm(type, demoEmail, onSignedIn);
  const { isSubmitting } = form;
  const submitButton = useSubmitButton(isSubmitting);

  return (
    <FormikProvider value={form}>
      <Form className={styles.form} noValidate>
        <SignInFailure failure={failure} />
        <CredentialField name="email" type="email" autoComplete="username" />
        <CredentialField name="password" type="password" autoComplete="current-password" />
        <RememberField />
        <div className={styles.buttons}>
          <Button {...submitButton}>
            {t(isSubmitting ? 'signIn.submitting' : 'signIn.submit')}
          </Button>
          {children}
        </div>
      </Form>
    </FormikProvider>
  );
}
