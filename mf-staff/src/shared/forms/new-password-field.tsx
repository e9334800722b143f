import { PasswordField, type Rules } from '@phantom/forms';
import { useTranslation, type TFunction } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import styles from './new-password-field.module.css';
import {
  byLength,
  loadStrengthMeter,
  MIN_PASSWORD_LENGTH,
  type Strength,
} from './password-strength';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  value: string;
  /** Email address and name of the person: passwords that contain them are easy to guess. */
  personalWords?: string[];
}

export function NewPasswordField({
  name,
  label,
  value,
  personalWords = [],
}: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [meter, setMeter] = useState(() => byLength);
  const isRequested = useRef(false);
  const load = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // Without it there is only a hint less; the service decides.
    loadStrengthMeter().then(
      (loaded) => setMeter(() => loaded),
      () => (isRequested.current = false),
    );
  };
  return (
    <PasswordField
      name={name}
      label={label}
      required
      autoComplete="new-password"
      hint={t('newPassword.hint', { count: MIN_PASSWORD_LENGTH })}
      onFocus={load}
    >
      <StrengthNote strength={value ? meter(value, personalWords.filter(Boolean)) : undefined} />
    </PasswordField>
  );
}

/** The schema of a new password. The length is in characters: emojis count once. */
export const newPassword = ({ string }: Rules, t: TFunction) => {
  const tooShort = t('newPassword.tooShort', { count: MIN_PASSWORD_LENGTH });
  return string()
    .required(tooShort)
    .test('length', tooShort, (password) => [...password].length >= MIN_PASSWORD_LENGTH);
};

const STEPS: Strength[] = ['short', 'weak', 'good', 'strong'];

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
