import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { createRoot } from 'react-dom/client';
import { SectionUnavailable } from './section-unavailable';

/** Draws the panel that stands for a section which cannot be shown; answers the way to take it out. */
export function showFallback(element: HTMLElement, onRetry: () => void): () => Promise<void> {
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={getTranslations()}>
      <SectionUnavailable onRetry={onRetry} />
    </I18nextProvider>,
  );
  return async () => root.unmount();
}
