import type { ReactNode } from 'react';
import styles from './viewer-bar.module.css';

interface ViewerBarProps {
  /** The name of the content. */
  title: ReactNode;
  /** Whether screen readers announce a change of the title. */
  isLive?: boolean;
  /** The {@link ViewerButton}s. */
  children: ReactNode;
}

/** The bar below or above the content of a dialog: title and buttons. */
export function ViewerBar({ title, isLive, children }: ViewerBarProps) {
  return (
    <div className={`${styles.bar} pp-on-dark`}>
      <p aria-live={isLive ? 'polite' : undefined}>{title}</p>
      {children}
    </div>
  );
}

interface ViewerButtonProps {
  label: string;
  /** The path of the icon in a box of 16 by 16. */
  path: string;
  onClick: () => void;
}

/** A button with an icon in the {@link ViewerBar}. */
export function ViewerButton({ label, path, onClick }: ViewerButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
