import { TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';

interface EmailFieldProps {
  /** Whether it is the address of the user, which the browser may autofill. */
  isOwn?: boolean;
}

export function EmailField({ isOwn = true }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      name="email"
      label={t('signIn.fields.email')}
      required
      type="email"
      inputMode="email"
      autoComplete={isOwn ? 'username' : 'off'}
      spellCheck={false}
    />
  );
}
