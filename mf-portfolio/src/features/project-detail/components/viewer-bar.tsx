import type { ReactNode } from 'react';
import styles from './viewer-bar.module.css';

interface ViewerBarProps {
  /** What is shown. */
  title: ReactNode;
  /** It changes while somebody looks. */
  isLive?: boolean;
  /** Its {@link ViewerButton}s. */
  children: ReactNode;
}

/** The bar of what is shown over the page. */
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
  /** The icon's stroke in a box of 16 by 16. */
  path: string;
  onClick: () => void;
}

export function ViewerButton({ label, path, onClick }: ViewerButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
