import type { ComponentProps } from 'react';

interface LineIconProps extends ComponentProps<'svg'> {
  path: string;
  /** The side of the square that the path is drawn in. */
  box?: 16 | 20 | 24;
  size?: number;
}

/** A line drawing beside or in place of a text. */
export function LineIcon({ path, box = 24, size = 22, ...svg }: LineIconProps) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      aria-hidden="true"
      {...svg}
    >
      <path d={path} />
    </svg>
  );
}

export function CrossIcon() {
  return <LineIcon path="m3 3 10 10M13 3 3 13" box={16} size={14} />;
}
