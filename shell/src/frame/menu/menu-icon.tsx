export const MENU_ICON = 'M3 6h18M3 12h18M3 18h18';
export const SEARCH_ICON = 'M10 4a6 6 0 1 0 .1 0m4.5 10.5L20 20';
export const CLOSE_ICON = 'M5 5l14 14M19 5 5 19';

/**
 * Decoration: the label beside it says the same.
 * @param path on a grid of 24 units, with a stroke of 1.6
 */
export function MenuIcon({ path }: { path: string }) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      className="menu-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
