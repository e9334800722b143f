import { PasswordField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import { SHORTEST_PASSWORD, byLength, loadStrengthMeter } from './password-strength';
import { StrengthNote } from './strength-note';

interface Props {
  name: string;
  label: string;
  /** What stands in the field. */
  value: string;
  /** The person's email address and name: a password that holds them is soon guessed. */
  own?: string[];
}

/** A password to be chosen, with how good it is while it is typed. */
export function NewPasswordField({ name, label, value, own = [] }: Props) {
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
