import { useTranslation } from '@phantom/mf-kit';
import type { Strength } from './password-strength';
import styles from './strength-note.module.css';

const STEPS: Strength[] = ['short', 'weak', 'good', 'strong'];

/** A bar of four, and in a word what it means. */
export function StrengthNote({ strength }: { strength: Strength | undefined }) {
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
