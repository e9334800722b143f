/** A disc with a triangle, as every player has it. */
export function PlayIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="24" fill="currentColor" />
      <path d="M19 14.5v19L34.5 24z" fill="var(--pp-paper)" />
    </svg>
  );
}
