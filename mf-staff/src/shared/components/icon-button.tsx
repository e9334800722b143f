import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** What it does, for those who cannot see the icon. */
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  /** Where it stands within a line. */
  isSmall?: boolean;
  className?: string;
  /** The icon. */
  children: ReactNode;
}

/** A button that is an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, onClick, isDisabled = false, isSmall, className, children } = props;
  return (
    <button
      type="button"
      className={`${styles.button} ${isSmall ? styles.small : ''} ${className ?? ''}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

/** Takes something away. */
export function CrossIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
