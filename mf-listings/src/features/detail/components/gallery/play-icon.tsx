export function PlayIcon({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M19 14.5v19L34.5 24z" fill="currentColor" />
    </svg>
  );
}
