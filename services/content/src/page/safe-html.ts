import { FilterXSS } from 'xss';

const plain = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'];

const filter = new FilterXSS({
  whiteList: { ...Object.fromEntries(plain.map((tag) => [tag, []])), a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
});

/**
 * Reduces editors' HTML to the few elements that pages style, without attributes except a link's
 * `href` (http, https, mailto, tel or relative). Every page body passes here before it is stored,
 * so that whoever reads `discription` may insert it as it is.
 */
export const safeHtml = (html: string): string => filter.process(html);
