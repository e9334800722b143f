import { staffLayoutFromCookies, type StaffLayout } from '@phantom/registry/staff-layout';

/** What nobody has chosen yet. */
export const DEFAULT_LAYOUT: StaffLayout = staffLayoutFromCookies('');

/** The top bar that belongs to each place of the menu, until another is chosen for it. */
const BAR_OF_MENU = { vertical: 'light', horizontal: 'dark' } as const;

/** A layout after one choice: what goes with it follows. */
export function choose<Name extends keyof StaffLayout>(
  layout: StaffLayout,
  name: Name,
  value: StaffLayout[Name],
): StaffLayout {
  const chosen: StaffLayout = { ...layout, [name]: value };
  return name === 'menu' ? { ...chosen, bar: BAR_OF_MENU[chosen.menu] } : chosen;
}
