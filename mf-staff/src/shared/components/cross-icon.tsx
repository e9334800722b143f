/** Takes something away. */
export function CrossIcon() {
  return (
    <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
