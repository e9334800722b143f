import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps {
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  /** For use within a line of text. */
  isSmall?: boolean;
  className?: string;
  children: ReactNode;
}

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

export function CrossIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
