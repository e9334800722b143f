import classNames from 'classnames';

/** The company's mark and name, in the current text colour. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('pp-logo', className)} translate="no">
      <LogoMark />
      <span className="pp-logo-name">
        Phantom <span>Partners</span>
      </span>
    </span>
  );
}

/** Two towers, one of them an outline, in the current text colour. */
export function LogoMark() {
  return (
    <svg
      fill="none"
      className="pp-logo-mark"
      viewBox="0 0 40 44"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="miter"
        d="M21 43V17h3v-5h3V6h3V1h1v5h3v6h3v5h2v26Z"
      />
      <path fill="currentColor" d="M1 44V25h3v-5h3v-6h2V8h1.5v6h2v6h3v5H19v19Z" />
    </svg>
  );
}
