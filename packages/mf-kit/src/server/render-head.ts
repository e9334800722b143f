import type { PageRequest } from '@phantom/registry/server-bundle';
import type { TFunction } from 'i18next';
import type { StaticHandlerContext } from 'react-router-dom';
import { documentTitle, resolveHead, type HeadMatch } from '../page/resolve-head';

/** The elements that a page puts into the document's head. */
export function renderHead(
  { matches, loaderData, location }: StaticHandlerContext,
  _request: PageRequest,
  t: TFunction,
): string {
  const named = matches.map(({ route }) => ({
    handle: route.handle as HeadMatch['handle'],
    loaderData: loaderData[route.id] as unknown,
  }));
  const { title } = resolveHead(named, location.pathname, t);
  return `<title>${documentTitle(title)}</title>`;
}
