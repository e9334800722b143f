import styles from './cross-button.module.css';
import { CrossIcon } from './icons';

interface CrossButtonProps {
  label: string;
  className?: string;
  onClick: () => void;
}

/** A button that closes or removes something. */
export function CrossButton({ label, className = '', onClick }: CrossButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.cross} ${className}`}
      aria-label={label}
      onClick={onClick}
    >
      <CrossIcon />
    </button>
  );
}
