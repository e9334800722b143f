import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, UNSAFE_DataRouterStateContext, useLocation, useMatches } from 'react-router-dom';
import { headOfMatches, type HeadMatch } from './resolve-head';
import { useDocumentHead } from './use-document-head';
import { KeptDataNote } from './kept-data-note';
import { usePageFocus } from './use-page-focus';

/** What every page has around its own content. */
export function PageLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterStateContext);
  const [error] = Object.values(router?.errors ?? {});
  useDocumentHead(headOfMatches(useMatches() as HeadMatch[], { pathname, error }, t));
  // Until its first data is there a section shows what stands for the page.
  usePageFocus(pathname, router?.initialized);
  return (
    <>
      <Outlet />
      <KeptDataNote />
    </>
  );
}
