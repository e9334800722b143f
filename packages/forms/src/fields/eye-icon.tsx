/** An eye, or one that is crossed out. */
export function EyeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      fill="none"
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
        <circle cx="12" cy="12" r="2.9" />
        {!isOpen && <path d="M4.5 19.5 19.5 4.5" />}
      </g>
    </svg>
  );
}
