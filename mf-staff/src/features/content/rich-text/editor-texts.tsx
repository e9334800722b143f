import { registerLocales, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';

// No other page needs them.
registerLocales('rich-text', (language) => import(`./locales/${language}.json`));

/** Shows its children when the texts of the editor are there. */
export function EditorTexts({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { ready } = useTranslation('rich-text');
  return ready ? children : fallback;
}
