import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import { createContainer, type SectionContainer } from '../remotes/section-container';
import { NotFoundPage } from './not-found-page';

/** What the shell itself shows where no remote has a page; taken over where the server has drawn it. */
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
