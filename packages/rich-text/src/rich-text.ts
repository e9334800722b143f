import { getSchema } from '@tiptap/core';
import { DOMParser, Node, type Schema } from '@tiptap/pm/model';
import { renderToHTMLString } from '@tiptap/static-renderer/pm/html-string';
import { parseHTML } from 'linkedom';
import { isSafeAddress, richTextExtensions } from './extensions.js';

/** A text as TipTap stores it: the JSON of a ProseMirror document. */
export interface RichText {
  type: 'doc';
  content?: unknown[];
}

let cached: Schema | undefined;

/** Built once: it takes some milliseconds. */
const schema = (): Schema => (cached ??= getSchema(richTextExtensions));

/** @returns undefined for anything but a document of the schema with safe links */
function parse(value: unknown): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    const node = Node.fromJSON(schema(), value);
    node.check();
    return node.type.name === 'doc' && hasSafeLinks(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

function hasSafeLinks(document: Node): boolean {
  let isSafe = true;
  document.descendants((node) => {
    for (const { type, attrs } of node.marks) {
      if (type.name === 'link' && !isSafeAddress(String(attrs['href']))) isSafe = false;
    }
  });
  return isSafe;
}

/** Whether a value is a document of the schema. */
export const isRichText = (value: unknown): value is RichText => parse(value) !== undefined;

/** The document with nothing but what the schema knows. @throws TypeError for another value */
export function cleanRichText(value: unknown): RichText {
  const node = parse(value);
  if (!node) throw new TypeError('not a rich text');
  return jsonOf(node);
}

/** HTML that shows the document. It must still be sanitized before a page inserts it. */
export const richTextToHtml = (value: RichText): string =>
  renderToHTMLString({
    content: value as object,
    extensions: richTextExtensions,
    options: { nodeMapping: { listItem: renderListItem } },
  });

/** Leaves out the paragraph that ProseMirror wants in each list item, where it is the only one. */
function renderListItem({ node, children }: { node: Node; children?: string | string[] }): string {
  const html = [children ?? ''].flat().join('');
  const blocks = node.content.content.filter(({ type }) => type.name === 'paragraph');
  const isPlain = blocks.length === 1 && html.startsWith('<p>');
  const content = isPlain ? html.slice('<p>'.length).replace('</p>', '') : html;
  const { lang } = node.attrs as { lang: string | null };
  return `<li${lang ? ` lang="${lang}"` : ''}>${content}</li>`;
}

/** The document of an HTML text. Unknown elements are dropped, their texts stay. */
export function htmlToRichText(html: string): RichText {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return jsonOf(DOMParser.fromSchema(schema()).parse(document.body));
}

/** Plain objects: those of ProseMirror have no prototype, so that they are never equal to parsed JSON. */
const jsonOf = (node: Node): RichText => JSON.parse(JSON.stringify(node.toJSON())) as RichText;

/** The words of a document, a line for each block. */
export const richTextToPlain = (value: unknown): string => {
  const node = parse(value);
  return node ? node.textBetween(0, node.content.size, '\n', ' ') : '';
};

/** The ids of the media that a document shows. */
export function mediaInRichText(value: unknown): number[] {
  const ids = new Set<number>();
  parse(value)?.descendants((node) => {
    if (node.type.name.startsWith('media')) ids.add(node.attrs['media'] as number);
  });
  return [...ids];
}
