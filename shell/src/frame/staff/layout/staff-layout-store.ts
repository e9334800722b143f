import { setCookie } from '@phantom/mf-kit';
import {
  staffLayoutCookie,
  staffLayoutFromCookies,
  staffLayoutWords,
  type StaffLayout,
} from '@phantom/registry/staff-layout';

const YEAR_IN_SECONDS = 31_536_000;

const listeners = new Set<() => void>();
let kept: { cookies: string; layout: StaffLayout } | undefined;

/** The layout that the visitor's cookie asks for; the same object until the cookies change. */
export function staffLayout(): StaffLayout {
  const { cookie } = document;
  if (kept?.cookies !== cookie) kept = { cookies: cookie, layout: staffLayoutFromCookies(cookie) };
  return kept.layout;
}

/** Keeps a layout in a cookie, which outlives a logout and is there before the next page is painted, and shows it. */
export function keepStaffLayout(layout: StaffLayout): void {
  setCookie('layout', staffLayoutCookie(layout), { maxAge: YEAR_IN_SECONDS, sameSite: 'lax' });
  showStaffLayout();
  for (const listener of listeners) listener();
}

/** Lays the page out; the server has done so where the page was loaded in the staff's frame. */
export function showStaffLayout(): void {
  const words = staffLayoutWords(staffLayout());
  if (document.body.dataset.layout !== words) document.body.dataset.layout = words;
}

export function subscribeToStaffLayout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
