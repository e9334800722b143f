import { FilterXSS } from 'xss';

const plain = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'];

/** A language tag (RFC 5646) as far as its form goes. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

const filter = new FilterXSS({
  whiteList: { ...Object.fromEntries(plain.map((tag) => [tag, ['lang']])), a: ['href', 'lang'] },
  onTagAttr: (_tag, name, value) => (name === 'lang' && !LANGUAGE_TAG.test(value) ? '' : undefined),
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
});

/**
 * Reduces editors' HTML to the few elements that pages style, without attributes except `lang` and a
 * link's `href` (http, https, mailto, tel or relative). Every page body passes here before it is
 * stored, so that whoever reads `discription` may insert it as it is.
 */
export const safeHtml = (html: string): string => filter.process(html);
