import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { resolveHead, type HeadMatch } from './resolve-head';
import { useDocumentHead } from './use-document-head';
import { usePageFocus } from './use-page-focus';

/** What every page has around its own content. */
export function PageLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentHead(resolveHead(useMatches() as HeadMatch[], pathname, t));
  usePageFocus(pathname);
  return <Outlet />;
}
