import { createStore } from '@phantom/mf-kit/store';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
/** `system` follows `prefers-color-scheme`. */
export type Theme = (typeof THEMES)[number];

/** The script of the page reads the same item before the first paint (`THEME_SCRIPT` of the gateway). */
const ITEM = 'theme';

const changed = createStore<Theme | undefined>(undefined);

/** On the element, since the browser may not keep what the visitor chooses. */
const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies a theme, and keeps it in this browser. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(ITEM);
    else localStorage.setItem(ITEM, theme);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
}

/** Applies a choice that another tab makes. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== ITEM) return;
    applyTheme(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  });
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
