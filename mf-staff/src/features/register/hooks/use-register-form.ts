import { useSendForm } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { isEmail } from '../../../shared/entrance/is-email';
import { useNewPasswordErrors } from '../../../shared/new-password/use-new-password-errors';
import { register, type Registration } from '../api/register';

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
