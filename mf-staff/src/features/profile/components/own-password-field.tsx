import { PasswordField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';

/** Asks for the password that somebody has, so that it is known to be them. */
export function OwnPasswordField({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current_password"
        label={t('profile.password.current')}
        required
        autoComplete="current-password"
      />
    </>
  );
}
