const PATHS = {
  currentProperties:
    'M4 28V12l8-6 8 6v16M20 28V17h8v11M2 28h28M9 28v-6h6v6M9 16h.01M15 16h.01M24 21v.01',
  employmentContract: 'M8 3h11l6 6v20H8zM19 3v6h6M12 15h9M12 19h9M12 24h4',
  employmentHandbook:
    'M16 8c-3-2.500-7-3-12-3v20c5 0 9 .5 12 3 3-2.500 7-3 12-3V5c-5 0-9 .5-12 3zm0 0v20',
  training: 'M16 6 2 12l14 6 14-6zM8 15v8c4 4 12 4 16 0v-8M30 12v9',
} as const;

export type TileName = keyof typeof PATHS;

/** A line drawing for each place. */
export function TileIcon({ name }: { name: TileName }) {
  return (
    <svg
      fill="none"
      width="36"
      height="36"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
