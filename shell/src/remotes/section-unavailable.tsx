import {
  I18nextProvider,
  getTranslations,
  useDocumentHead,
  usePageFocus,
  useTranslation,
} from '@phantom/mf-kit';
import { createRoot } from 'react-dom/client';
import { Button } from '@phantom/ui';

export function showFallback(element: HTMLElement, onRetry: () => void): () => Promise<void> {
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={getTranslations()}>
      <SectionUnavailable onRetry={onRetry} />
    </I18nextProvider>,
  );
  return async () => root.unmount();
}

export function SectionUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  useDocumentHead({ title: t('unavailable.title') });
  // Differs from the section's own page, so that the focus moves to the heading after a retry.
  usePageFocus(`unavailable ${window.location.pathname}`);
  return (
    <section className="shell-message container" role="alert">
      <h1>{t('unavailable.title')}</h1>
      <p className="lead">{t('unavailable.text')}</p>
      <Button onClick={onRetry}>{t('unavailable.retry')}</Button>
    </section>
  );
}
