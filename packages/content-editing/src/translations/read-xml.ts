import { SaxesParser } from 'saxes';
import { XLIFF_NAMESPACE } from './xliff-document.js';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

/** Deeper than any document of a translator. */
const MAX_DEPTH = 40;

export class XmlError extends Error {}

/**
 * The elements of XLIFF in a document. Those of other namespaces, which tools add, are left out.
 *
 * @throws XmlError for anything that is not well-formed, and for every document type: it could declare entities
 */
export function readXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [document];
  /** Open elements of another namespace, or below one. */
  let foreign = 0;
  const parser = new SaxesParser({ xmlns: true });
  const fail = (reason: string): never => {
    throw new XmlError(reason);
  };
  const addText = (text: string) => {
    if (foreign === 0) open.at(-1)?.children.push(text);
  };
  parser.on('error', ({ message }) => fail(message));
  parser.on('doctype', () => fail('a document type is not accepted'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length + foreign > MAX_DEPTH) fail('too many elements in one another');
    if (foreign > 0 || uri !== XLIFF_NAMESPACE) {
      foreign += 1;
      return;
    }
    const own = Object.values(attributes).filter((attribute) => attribute.uri === '');
    const element: XmlElement = {
      name: local,
      attributes: Object.fromEntries(own.map((attribute) => [attribute.local, attribute.value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    if (foreign > 0) foreign -= 1;
    else open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const root = document.children.find((child) => typeof child !== 'string');
  return root ?? fail('the document has no elements of XLIFF 2');
}

export const elementsOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (!name || child.name === name),
  );

export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
