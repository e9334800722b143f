import classNames from 'classnames';

/** Properties of {@link PlayIcon}. */
export interface PlayIconProps {
  className?: string;
}

/** A disc with a triangle, as every player has it; light, so that it shows on pictures and on navy. */
export function PlayIcon({ className }: PlayIconProps) {
  return (
    <svg
      fill="none"
      className={classNames('pp-play-icon', className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <circle fill="white" cx="24" cy="24" r="24" />
      <path fill="currentColor" d="M19 14.5v19L34.5 24z" />
    </svg>
  );
}
