import { localizedPath } from '@phantom/registry/language-path';
import { type HeadPage, type HeadTag, type PageHead, COMPANY } from './page-head';

/** The page's URL for search engines, with its language in the path. */
export function canonicalUrl({ canonical }: PageHead, page: HeadPage): string {
  return page.origin + localizedPath(canonical ?? page.canonical ?? page.pathname, page.language);
}

/** The elements that a browser updates at each navigation. */
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

/** A meta element; none without content. */
export function meta(
  kind: 'name' | 'property',
  name: string,
  content: string | false | undefined,
): HeadTag[] {
  return content ? [{ name: 'meta', attributes: { [kind]: name, content } }] : [];
}

/** Search engines show no more. */
const DESCRIPTION_LENGTH = 160;
/** With the company's name behind it, a browser tab and a search result show no more. */
const TITLE_LENGTH = 70;

export function documentTitle(title: string): string {
  return title ? `${cutAtWord(title, TITLE_LENGTH)} | ${COMPANY}` : COMPANY;
}

export function shownDescription(text: string | undefined): string | undefined {
  return cutAtWord(text ?? '', DESCRIPTION_LENGTH) || undefined;
}

/** Cuts a long text after its last complete word and adds an ellipsis. */
function cutAtWord(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const room = line.slice(0, length - 1);
  const end = line[length - 1] === ' ' ? room.length : room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : undefined).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
