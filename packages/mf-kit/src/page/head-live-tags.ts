import { localizedPath } from '@phantom/registry/language-path';
import type { HeadPage, HeadTag, PageHead } from './head';
import { documentTitle, shownDescription } from './head-text';

/** The page's address for search engines. On a plain path the language that it is shown in decides. */
export function canonicalUrl({ canonical }: PageHead, page: HeadPage): string {
  return page.origin + localizedPath(canonical ?? page.canonical ?? page.pathname, page.language);
}

/** What a browser keeps in step while the visitor goes from page to page. */
export function liveTags(head: PageHead, page: HeadPage): HeadTag[] {
  const title = documentTitle(head.title);
  const description = shownDescription(head.description);
  const url = head.noindex ? undefined : canonicalUrl(head, page);
  return [
    { name: 'title', attributes: {}, text: title },
    ...meta('name', 'description', description),
    ...meta('name', 'robots', head.noindex && 'noindex'),
    ...(url ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:url', url),
  ];
}

/** A meta element; none without a content. */
export function meta(
  kind: 'name' | 'property',
  name: string,
  content: string | false | undefined,
): HeadTag[] {
  return content ? [{ name: 'meta', attributes: { [kind]: name, content } }] : [];
}
