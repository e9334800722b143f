/** The layout options of the staff frame. The first value of each is the default. */
export const STAFF_LAYOUT_CHOICES = {
  /** At the left, or as a row below the top bar. */
  menu: ['vertical', 'horizontal'],
  /** Full width of the window, or centered. */
  width: ['fluid', 'boxed'],
  /** Theme of the sidebar. */
  side: ['dark', 'light', 'colored'],
  /** Theme of the top bar. */
  bar: ['light', 'dark', 'colored'],
  /** Size of the sidebar. */
  size: ['default', 'compact', 'icon', 'condensed'],
  preloader: ['off', 'on'],
  /** Whether a single key opens the list of the keyboard shortcuts. */
  shortcuts: ['on', 'off'],
  /** Height of the rows of tables. */
  rows: ['comfortable', 'dense'],
} as const;

type Choices = typeof STAFF_LAYOUT_CHOICES;

/** The layout of the staff frame that one user has chosen. */
export type StaffLayout = { [Name in keyof Choices]: Choices[Name][number] };

const NAMES = Object.keys(STAFF_LAYOUT_CHOICES) as (keyof Choices)[];

/** Reads the layout from a `Cookie` header or `document.cookie`. Missing and unknown values get the default. */
export function staffLayoutFromCookies(cookies: string): StaffLayout {
  const stored =
    /(?:^|;\s*)(?:__Host-)?layout=([a-z.]*)(?:;|$)/.exec(cookies)?.[1]?.split('.') ?? [];
  const chosen = NAMES.map((name, index) => {
    const choices: readonly string[] = STAFF_LAYOUT_CHOICES[name];
    const [value = ''] = stored.slice(index, index + 1);
    return [name, choices.includes(value) ? value : choices[0]];
  });
  return Object.fromEntries(chosen) as StaffLayout;
}

/** Returns the value of the cookie `layout`. */
export function staffLayoutCookie(layout: StaffLayout): string {
  return NAMES.map((name) => layout[name]).join('.');
}

/** Returns the size of the sidebar. In a boxed page, there is room for icons only. */
export function sidebarSize({ width, size }: StaffLayout): StaffLayout['size'] {
  return width === 'boxed' ? 'icon' : size;
}

/** Returns the value of the attribute `data-layout` of the body, which the stylesheet of the frame uses. */
export function staffLayoutWords(layout: StaffLayout): string {
  const shown = { ...layout, size: sidebarSize(layout) };
  return NAMES.map((name) => `${name}-${shown[name]}`).join(' ');
}
