export function CrossIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}

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

/** A checkbox, checked by its style. */
export function CompareIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="13"
        height="13"
        rx="2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="m4.5 8.2 2.4 2.4 4.6-5.2" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
