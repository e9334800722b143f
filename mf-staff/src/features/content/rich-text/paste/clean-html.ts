import { listWordParagraphs } from './word-lists';

/** What is pasted, with nothing but the elements of a text. */
export interface CleanHtml {
  html: string;
  /** Pictures that were left out: they are not in the media library. */
  pictures: number;
}

const DROPPED = 'style, script, meta, link, title, xml, template, noscript, iframe, object, embed';
const PICTURES = 'img, picture, svg, video, canvas';
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div, pre';

const TAG = /<[a-z][^<>]*>/gi;
const BLOCKED_ATTRIBUTE = /\s(style|on[a-z]+)=/gi;

/** Elements of a text, with the name that they have in it. Others go, and what is in them stays. */
const NAMES: Record<string, string> = {
  ...{ p: 'p', pre: 'p', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', blockquote: 'blockquote', a: 'a', br: 'br' },
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', dfn: 'em' },
  ...{ table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', td: 'td', th: 'th' },
};
const KEPT_ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};

/** Cleans HTML of Word, Google Docs, mails and web pages. A text that was copied out of this editor stays as it is. */
export function cleanHtml(html: string): CleanHtml {
  if (html.includes('data-pm-slice')) return { html, pictures: 0 };
  const { body } = new DOMParser().parseFromString(withoutBlocked(html), 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  const pictures = removePictures(body);
  removeComments(body);
  listWordParagraphs(body);
  markEmphasis(body);
  for (const element of [...body.querySelectorAll('a')]) cleanLink(element);
  nestLists(body);
  for (const element of [...body.querySelectorAll('div')]) divide(element);
  for (const element of [...body.querySelectorAll('*')].reverse()) rename(element);
  tidy(body);
  return { html: body.innerHTML.trim(), pictures };
}

/**
 * HTML with its styles and event handlers in `data-` attributes. The security policy of the site blocks both in what is
 * pasted: the browser would report each of them, and `element.style` would be empty.
 */
const withoutBlocked = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(BLOCKED_ATTRIBUTE, ' data-$1='));

function styleOf({ dataset }: HTMLElement): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = dataset['style'] ?? '';
  return style;
}

function removePictures(body: HTMLElement): number {
  const pictures = [...body.querySelectorAll(PICTURES)].filter(
    (each) => !each.parentElement?.closest(PICTURES),
  );
  // Dots of one pixel count who reads a mail.
  const shown = pictures.filter((each) => each.getAttribute('width') !== '1');
  for (const picture of pictures) picture.remove();
  return shown.length;
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Bold and italic by style; `<b style="font-weight: normal">` is how Google Docs wraps everything. */
function markEmphasis(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font')]) {
    const { fontWeight, fontStyle } = styleOf(element);
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const { localName } = element;
    if (/^(normal|[1-4]00)$/.test(fontWeight) && /^(b|strong)$/.test(localName)) unwrap(element);
    else if (fontStyle === 'normal' && /^(i|em)$/.test(localName)) unwrap(element);
    else if (isHeading && /^(b|strong)$/.test(localName)) unwrap(element);
    else {
      if (/^(bold(er)?|[6-9]00)$/.test(fontWeight) && !isHeading) wrapContent(element, 'strong');
      if (fontStyle === 'italic') wrapContent(element, 'em');
    }
  }
}

/** The address behind the redirects of Google; a path for a page of this site. Links inside the document go. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  const target = targetOf(href);
  if (target && link.textContent?.trim()) link.setAttribute('href', target);
  else unwrap(link);
}

function targetOf(href: string): string | undefined {
  if (/^(mailto|tel):/i.test(href)) return href;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  const redirect =
    url.hostname === 'www.google.com' && url.pathname === '/url' && url.searchParams.get('q');
  if (redirect) return targetOf(redirect);
  const isOwn = url.origin === window.location.origin;
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : href;
}

/** Google Docs puts a nested list beside its item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else {
      const created = document.createElement('li');
      list.replaceWith(created);
      created.append(list);
    }
  }
}

/** A `div` around other blocks goes, one around a line of text is a paragraph. */
function divide(element: Element): void {
  if (element.querySelector(BLOCKS)) unwrap(element);
  else replaceName(element, 'p');
}

function rename(element: Element): void {
  const { localName } = element;
  // Office has elements of its own: `<o:p>`, `<st1:place>`.
  const name = NAMES[localName];
  if (!name || (localName === 'br' && isBetweenBlocks(element))) unwrap(element);
  else replaceName(element, element.classList.contains('MsoTitle') ? 'h2' : name);
}

function isBetweenBlocks({ parentElement, previousElementSibling, nextElementSibling }: Element) {
  const isBlock = (element: Element | null) => element?.matches(BLOCKS) === true;
  return (
    parentElement?.localName === 'body' &&
    (isBlock(previousElementSibling) || isBlock(nextElementSibling))
  );
}

function tidy(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    // Word fills with them, and browsers put one at the end of a copied word. One between two words may be meant.
    text.nodeValue = (text.nodeValue ?? '')
      .replace(/[ \t\n\r]*\u00a0[\u00a0 \t\n\r]+|[ \t\n\r]+\u00a0/g, ' ')
      .replace(/[\t\n\r ]+/g, ' ');
  }
  for (const element of [
    ...body.querySelectorAll('strong, em, p, h2, h3, h4, li, blockquote'),
  ].reverse()) {
    const isEmpty =
      /^[\s\u00a0]*$/.test(element.textContent ?? '') && !element.querySelector('table');
    const isInCell = element.parentElement?.matches('td, th') === true;
    if (isEmpty && !isInCell) element.replaceWith(...(element.matches('strong, em') ? [' '] : []));
  }
}

function replaceName(element: Element, name: string): void {
  const created = document.createElement(name);
  for (const attribute of KEPT_ATTRIBUTES[name] ?? []) {
    const value = element.getAttribute(attribute);
    if (value !== null) created.setAttribute(attribute, value);
  }
  created.append(...element.childNodes);
  element.replaceWith(created);
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, name: string): void {
  const created = document.createElement(name);
  created.append(...element.childNodes);
  element.append(created);
}
