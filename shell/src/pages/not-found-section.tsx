import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { createRoot, type Root } from 'react-dom/client';
import type { LifeCycles } from 'single-spa';
import { createContainer, type SectionContainer } from '../remotes/section-container';
import { NotFoundPage } from './not-found-page';

/** What the shell itself shows where no remote has a page. */
export function createNotFoundSection(): LifeCycles {
  let container: SectionContainer;
  let root: Root;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      container = createContainer('shell');
      root = createRoot(container.element);
      root.render(
        <I18nextProvider i18n={getTranslations()}>
          <NotFoundPage />
        </I18nextProvider>,
      );
    },
    unmount: async () => {
      root.unmount();
      container.remove();
    },
  };
}
