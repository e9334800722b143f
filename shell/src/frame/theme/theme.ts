import { setCookie } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows `prefers-color-scheme`. */
export type Theme = (typeof THEMES)[number];

const YEAR_IN_SECONDS = 31_536_000;

const changed = createStore<Theme | undefined>(undefined);

/** On the element, since the browser may not keep what the visitor chooses. */
const currentTheme = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';

/**
 * Applies a theme, and keeps it in a cookie, which outlives a sign-out. The script of the page reads it before the first paint
 * (`THEME_SCRIPT` of the gateway).
 */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  setCookie('theme', theme, { maxAge: YEAR_IN_SECONDS, sameSite: 'lax' });
}

/** Applies a choice that another tab makes. Browsers without the cookie store show it on the next page. */
export function followTheme(): void {
  (window as Partial<Pick<Window, 'cookieStore'>>).cookieStore?.addEventListener('change', () =>
    applyTheme((/theme=(light|dark)/.exec(document.cookie)?.[1] ?? 'system') as Theme),
  );
}

export function useTheme(): Theme {
  return useSyncExternalStore(changed.subscribe, currentTheme, () => 'system');
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  changed.set(theme);
}
