import styles from './listing-actions.module.css';

const PATHS = {
  share: 'M12 15V4m0 0L8 8m4-4 4 4M6 11v9h12v-9',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
};

/** A line drawing before the words of a button. */
export function ActionIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
