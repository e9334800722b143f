import { FilterXSS } from 'xss';

const ELEMENTS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'];

/** The form of a language tag (RFC 5646). */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

const filter = new FilterXSS({
  whiteList: { ...Object.fromEntries(ELEMENTS.map((tag) => [tag, ['lang']])), a: ['href', 'lang'] },
  onTagAttr: (_tag, name, value) => (name === 'lang' && !LANGUAGE_TAG.test(value) ? '' : undefined),
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
});

/**
 * Sanitizes HTML from editors. It keeps only the elements that pages style, the attribute `lang`, and the `href` of
 * links (http, https, mailto, tel or relative). Every HTML text must pass through it before it is stored, because pages
 * insert the stored text without further checks.
 */
export const safeHtml = (html: string): string => filter.process(html);
