import { splitLanguage } from '@phantom/registry/language-path';
import type { PageRequest } from '@phantom/registry/server-bundle';
import type { TFunction } from 'i18next';
import type { StaticHandlerContext } from 'react-router-dom';
import type { PageHead } from '../head/page-head';
import { renderHeadTags, headTags } from '../head/head-tags';
import { headOfMatches, type HeadMatch } from '../page/resolve-head';

/** The head of a page that no remote shows, like the shell's "not found". */
export function renderPageHead(head: PageHead, { origin, path, language }: PageRequest): string {
  const { pathname } = splitLanguage(new URL(path, origin).pathname);
  return renderHeadTags(headTags(head, { origin, pathname, language }));
}

/** The head of a remote's page. */
export function renderHead(
  { matches, loaderData, errors, location }: StaticHandlerContext,
  { origin, language, canonical }: PageRequest,
  t: TFunction,
): string {
  const named = matches.map(({ route }) => ({
    handle: route.handle as HeadMatch['handle'],
    loaderData: loaderData[route.id] as unknown,
  }));
  const { pathname } = splitLanguage(location.pathname);
  const [error] = Object.values(errors ?? {});
  const head = headOfMatches(named, { pathname, error }, t);
  return renderHeadTags(headTags(head, { origin, pathname, canonical, language }));
}
