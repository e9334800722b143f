/** A box to tick, ticked by its style. */
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
