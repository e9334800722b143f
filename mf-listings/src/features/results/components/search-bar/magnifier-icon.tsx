/** Searches. */
export function MagnifierIcon() {
  return (
    <svg fill="none" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="m13 13 4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
