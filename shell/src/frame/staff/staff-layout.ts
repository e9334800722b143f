import { setCookie } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import {
  staffLayoutCookie,
  staffLayoutFromCookies,
  staffLayoutWords,
  type StaffLayout,
} from '@phantom/registry/staff-layout';
import { useSyncExternalStore } from 'react';

const YEAR_IN_SECONDS = 31_536_000;

/** Notifies of layouts that this page saves; the layout itself is in the cookie. */
const saved = createStore<StaffLayout | undefined>(undefined);
let cached: { cookies: string; layout: StaffLayout } | undefined;

/** The layout by the cookie; the same object until the cookies change. */
function staffLayout(): StaffLayout {
  const { cookie } = document;
  if (cached?.cookies !== cookie) {
    cached = { cookies: cookie, layout: staffLayoutFromCookies(cookie) };
  }
  return cached.layout;
}

/** Applies a layout and stores it in a cookie, which outlives a sign-out and reaches the server. */
export function saveStaffLayout(layout: StaffLayout): void {
  setCookie('layout', staffLayoutCookie(layout), { maxAge: YEAR_IN_SECONDS, sameSite: 'lax' });
  showStaffLayout();
  saved.set(layout);
}

/** The server has done the same for a page that it rendered in the staff frame. */
export function showStaffLayout(): void {
  const words = staffLayoutWords(staffLayout());
  if (document.body.dataset.layout !== words) document.body.dataset.layout = words;
}

export function useStaffLayout(): StaffLayout {
  return useSyncExternalStore(saved.subscribe, staffLayout);
}

/** The class of a dark part: it changes focus rings and small headings. */
export const groundClass = (theme: StaffLayout['side']): string =>
  theme === 'light' ? '' : 'pp-on-dark';

export const DEFAULT_LAYOUT: StaffLayout = staffLayoutFromCookies('');

const BAR_OF_MENU = { vertical: 'light', horizontal: 'dark' } as const;

export function choose<Name extends keyof StaffLayout>(
  layout: StaffLayout,
  name: Name,
  value: StaffLayout[Name],
): StaffLayout {
  const chosen: StaffLayout = { ...layout, [name]: value };
  return name === 'menu' ? { ...chosen, bar: BAR_OF_MENU[chosen.menu] } : chosen;
}
