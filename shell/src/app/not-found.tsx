import {
  I18nextProvider,
  getTranslations,
  sitePath,
  useDocumentHead,
  usePageFocus,
  useTranslation,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import { createContainer, type SectionContainer } from '../remotes/section-container';

export function createNotFoundSection(): LifeCycles {
  let container: SectionContainer;
  let root: Root;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      container = createContainer('shell');
      const { element } = container;
      const page = (
        <I18nextProvider i18n={getTranslations()} defaultNS="shell">
          <NotFoundPage pathname={window.location.pathname} />
        </I18nextProvider>
      );
      if (element.firstChild) {
        root = hydrateRoot(element, page, { onRecoverableError: (error) => reportError(error) });
        return;
      }
      root = createRoot(element);
      root.render(page);
    },
    unmount: async () => {
      root.unmount();
      container.remove();
    },
  };
}

export function NotFoundPage({ pathname }: { pathname: string }) {
  const { t } = useTranslation('shell');
  useDocumentHead(notFoundHead(t));
  usePageFocus(pathname);
  return (
    <section className="shell-message container">
      <p className="pp-eyebrow">404</p>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <a className="btn btn-primary" href={sitePath('/home')}>
        {t('notFound.home')}
      </a>
    </section>
  );
}

export const notFoundHead = (t: TFunction): PageHead => ({
  title: t('notFound.title'),
  description: t('notFound.text'),
  noindex: true,
});
