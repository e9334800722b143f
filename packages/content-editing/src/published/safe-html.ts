import { isSafeAddress } from '@phantom/rich-text';
import { FilterXSS } from 'xss';

const ELEMENTS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br'],
  ...['table', 'tbody', 'tr', 'figure', 'figcaption', 'small'],
];

/** The form of a language tag (RFC 5646). */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

const filter = new FilterXSS({
  whiteList: {
    ...Object.fromEntries(ELEMENTS.map((tag) => [tag, ['lang']])),
    a: ['href', 'lang'],
    ol: ['start', 'lang'],
    td: ['colspan', 'rowspan', 'lang'],
    th: ['colspan', 'rowspan', 'lang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  },
  onTagAttr: (_tag, name, value) => {
    if (name === 'lang' && !LANGUAGE_TAG.test(value)) return '';
    // The library also accepts pictures as data, and FTP.
    return name === 'href' && !isSafeAddress(value) ? name : undefined;
  },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style'],
});

/**
 * Sanitizes HTML that was made of rich text. It keeps only the elements that pages style, the attribute `lang`, the `href`
 * of links (http, https, mailto, tel or relative), and pictures.
 */
export const safeHtml = (html: string): string => filter.process(html);
