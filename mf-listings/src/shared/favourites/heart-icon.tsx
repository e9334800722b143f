/** A heart, filled by its style. */
export function HeartIcon() {
  return (
    <svg fill="none" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d="M12 20.2 4.9 13a4.6 4.6 0 0 1 0-6.5 4.5 4.5 0 0 1 6.4 0l.7.7.7-.7a4.5 4.5 0 0 1 6.4 0 4.6 4.6 0 0 1 0 6.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
