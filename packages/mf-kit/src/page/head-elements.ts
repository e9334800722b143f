import { HEAD_MARK, type HeadTag } from './head';

/** A page's own elements, and those that a server wrote which did not know the page. */
const OWN = `[${HEAD_MARK}], title, meta[name="description"], meta[name="robots"]`;

/**
 * Brings the document's head in step with a page. Where its elements are there already, as after hydration,
 * nothing is touched; else all elements of the page before go, also those that only a server writes.
 */
export function showHead(tags: HeadTag[]): void {
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
