import { PasswordField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import styles from './new-password-field.module.css';
import { byLength, loadStrengthMeter, SHORTEST_PASSWORD, type Strength } from './password-strength';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** What stands in the field. */
  value: string;
  /** The person's email address and name: a password that holds them is soon guessed. */
  own?: string[];
}

/** A password to be chosen, with how good it is while it is typed. */
export function NewPasswordField({ name, label, value, own = [] }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [meter, setMeter] = useState(() => byLength);
  const isAskedFor = useRef(false);
  const load = () => {
    if (isAskedFor.current) return;
    isAskedFor.current = true;
    // Without it there is a hint less: the service has the say.
    loadStrengthMeter().then(
      (loaded) => setMeter(() => loaded),
      () => (isAskedFor.current = false),
    );
  };
  return (
    <PasswordField
      name={name}
      label={label}
      required
      autoComplete="new-password"
      hint={t('newPassword.hint', { count: SHORTEST_PASSWORD })}
      onEnter={load}
    >
      <StrengthNote strength={value ? meter(value, own.filter(Boolean)) : undefined} />
    </PasswordField>
  );
}

/** What is wrong with a new password in the field `password`, as far as the browser can tell. */
export const useNewPasswordErrors = () => {
  const { t } = useTranslation();
  return (password: string): { password?: string } =>
    [...password].length < SHORTEST_PASSWORD
      ? { password: t('newPassword.tooShort', { count: SHORTEST_PASSWORD }) }
      : {};
};

const STEPS: Strength[] = ['short', 'weak', 'good', 'strong'];

/** A bar of four, and in a word what it means. */
function StrengthNote({ strength }: { strength: Strength | undefined }) {
  const { t } = useTranslation();
  const reached = strength ? STEPS.indexOf(strength) : -1;
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true">
        {STEPS.map((step, index) => (
          <span key={step} className={index <= reached ? styles.filled : undefined} />
        ))}
      </span>
      <span className={styles.word} role="status">
        {strength && t(`newPassword.strength.${strength}`)}
      </span>
    </div>
  );
}
