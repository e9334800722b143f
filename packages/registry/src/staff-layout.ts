/** What somebody can choose about the staff's frame, by the name of the choice; the default first. */
export const STAFF_LAYOUT_CHOICES = {
  /** Where the menu stands: at the left, or as a row below the top bar. */
  menu: ['vertical', 'horizontal'],
  /** Whether the page takes all of the window, or stands in its middle. */
  width: ['fluid', 'boxed'],
  /** The theme of the sidebar. */
  side: ['dark', 'light', 'colored'],
  /** The theme of the top bar. */
  bar: ['light', 'dark', 'colored'],
  /** The form of the sidebar. */
  size: ['default', 'compact', 'icon', 'condensed'],
  preloader: ['off', 'on'],
} as const;

type Choices = typeof STAFF_LAYOUT_CHOICES;

/** The layout of the staff's frame, as one person wants it. */
export type StaffLayout = { [Name in keyof Choices]: Choices[Name][number] };

const NAMES = Object.keys(STAFF_LAYOUT_CHOICES) as (keyof Choices)[];

/** The layout that a `Cookie` header (or `document.cookie`) asks for; what it does not say is the default. */
export function staffLayoutFromCookies(cookies: string): StaffLayout {
  const kept = /(?:^|;\s*)(?:__Host-)?layout=([a-z.]*)(?:;|$)/.exec(cookies)?.[1]?.split('.') ?? [];
  const chosen = NAMES.map((name, index) => {
    const choices: readonly string[] = STAFF_LAYOUT_CHOICES[name];
    const [wanted = ''] = kept.slice(index, index + 1);
    return [name, choices.includes(wanted) ? wanted : choices[0]];
  });
  return Object.fromEntries(chosen) as StaffLayout;
}

/** The value of the cookie `layout`. */
export function staffLayoutCookie(layout: StaffLayout): string {
  return NAMES.map((name) => layout[name]).join('.');
}

/** The form that the sidebar has: a page in a box leaves it no room for more than icons. */
export function sidebarSize({ width, size }: StaffLayout): StaffLayout['size'] {
  return width === 'boxed' ? 'icon' : size;
}

/** The words of the body's attribute `data-layout`, by which the stylesheet lays the frame out. */
export function staffLayoutWords(layout: StaffLayout): string {
  const shown = { ...layout, size: sidebarSize(layout) };
  return NAMES.map((name) => `${name}-${shown[name]}`).join(' ');
}
