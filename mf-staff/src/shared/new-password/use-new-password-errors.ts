import { useTranslation } from '@phantom/mf-kit';
import { SHORTEST_PASSWORD } from './password-strength';

/** What is wrong with a new password in the field `password`, as far as the browser can tell. */
export const useNewPasswordErrors = () => {
  const { t } = useTranslation();
  return (password: string): { password?: string } =>
    [...password].length < SHORTEST_PASSWORD
      ? { password: t('newPassword.tooShort', { count: SHORTEST_PASSWORD }) }
      : {};
};
