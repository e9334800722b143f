import { splitLanguage } from '@phantom/registry/language-path';
import { useLayoutEffect } from 'react';
import { pageLanguage } from '../i18n/translations';
import { currentPage } from '../page-context';
import { type PageHead, HEAD_MARK, type HeadTag } from './page-head';
import { liveTags } from './live-tags';

/**
 * Sets the document's title, description and address. Does nothing when they have not changed.
 * A layout effect: the title changes with the page, not some time after it.
 */
export function useDocumentHead(head: PageHead): void {
  useLayoutEffect(() => {
    const { pathname } = splitLanguage(window.location.pathname);
    const { origin } = currentPage();
    showHead(liveTags(head, { origin, pathname, language: pageLanguage() }));
  });
}

/** The elements of a page, and those that a server without knowledge of the page wrote. */
const OWN = `[${HEAD_MARK}], title, meta[name="description"], meta[name="robots"]`;

/** Replaces the elements of the page before, also those that only a server writes. Keeps a head that already fits. */
function showHead(tags: HeadTag[]): void {
  const shown = [...document.head.querySelectorAll(OWN)];
  if (tags.every((tag) => shown.some((element) => isSame(element, tag)))) return;
  shown.forEach((element) => element.remove());
  document.head.append(...tags.map(toElement));
}

function isSame(element: Element, { name, attributes, text = '' }: HeadTag): boolean {
  return (
    element.localName === name &&
    element.textContent === text &&
    Object.entries(attributes).every(([key, value]) => element.getAttribute(key) === value)
  );
}

function toElement({ name, attributes, text = '' }: HeadTag): Element {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.setAttribute(HEAD_MARK, '');
  element.textContent = text;
  return element;
}
