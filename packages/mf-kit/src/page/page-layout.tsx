import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, UNSAFE_DataRouterStateContext, useLocation, useMatches } from 'react-router-dom';
import { headOfMatches, type HeadMatch } from './resolve-head';
import { useDocumentHead } from './use-document-head';
import { usePageFocus } from './use-page-focus';

/** What every page has around its own content. */
export function PageLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [error] = Object.values(useContext(UNSAFE_DataRouterStateContext)?.errors ?? {});
  useDocumentHead(headOfMatches(useMatches() as HeadMatch[], { pathname, error }, t));
  usePageFocus(pathname);
  return <Outlet />;
}
