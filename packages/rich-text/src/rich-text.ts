import { getSchema } from '@tiptap/core';
import { DOMParser, Node, type Schema } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import { richTextExtensions } from './extensions.js';

/** A text as TipTap stores it: the JSON of a ProseMirror document. */
export interface RichText {
  type: 'doc';
  content?: unknown[];
}

let cached: Schema | undefined;

/** Built once: it takes some milliseconds. */
const schema = (): Schema => (cached ??= getSchema(richTextExtensions));

/** The most that a text may have. ProseMirror reads documents recursively. */
const LIMITS = { depth: 40, nodes: 20_000, characters: 500_000 };

/** The document of a value that was checked before. */
export const nodeOf = (value: RichText): Node => Node.fromJSON(schema(), value);

/** @returns undefined for anything but a document of the schema */
function parse(value: unknown): Node | undefined {
  if (!isOfLimitedSize(value)) return undefined;
  try {
    const node = Node.fromJSON(schema(), value);
    node.check();
    return node.type.name === 'doc' ? node : undefined;
  } catch {
    return undefined;
  }
}

/** Whether ProseMirror can read a value without an overflow of the stack and in a short time. */
function isOfLimitedSize(value: unknown): boolean {
  let level: unknown[] = [value];
  const size = { nodes: 0, characters: 0 };
  for (let depth = 0; level.length > 0; depth += 1) {
    const children = level.map((node) => childrenOf(node, size));
    if (depth > LIMITS.depth || size.nodes > LIMITS.nodes || size.characters > LIMITS.characters) {
      return false;
    }
    level = children.flat();
    if (level.includes(undefined)) return false;
  }
  return true;
}

/** Counts a node. @returns undefined for what is no node */
function childrenOf(node: unknown, size: { nodes: number; characters: number }) {
  if (typeof node !== 'object' || node === null) return undefined;
  const { content = [], marks = [], text = '' } = node as Record<string, unknown>;
  if (!Array.isArray(content) || !Array.isArray(marks) || typeof text !== 'string') {
    return undefined;
  }
  size.nodes += 1 + marks.length;
  size.characters += text.length;
  return content as unknown[];
}

/** Whether a value is a document of the schema. */
export const isRichText = (value: unknown): value is RichText => parse(value) !== undefined;

/** The document with nothing but what the schema knows. @throws TypeError for another value */
export function cleanRichText(value: unknown): RichText {
  const node = parse(value);
  if (!node) throw new TypeError('not a rich text');
  return jsonOf(node);
}

/** The document of an HTML text. Unknown elements are dropped, their texts stay; so do all where they are nested too deeply. */
export function htmlToRichText(html: string): RichText {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const { body } = document;
  if (isDeeperThan(LIMITS.depth, body)) body.textContent = textOf(body);
  return jsonOf(DOMParser.fromSchema(schema()).parse(body));
}

function isDeeperThan(limit: number, root: Element): boolean {
  let level = [root];
  for (let depth = 0; depth <= limit && level.length > 0; depth += 1) {
    level = level.flatMap(({ children }) => [...children]);
  }
  return level.length > 0;
}

/** `NodeFilter.SHOW_TEXT`, which only browsers have. */
const SHOW_TEXT = 4;

/** As `textContent`, which is recursive here. */
function textOf(root: Element): string {
  const walker = root.ownerDocument.createTreeWalker(root, SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) text += node.nodeValue ?? '';
  return text;
}

/** Plain objects: those of ProseMirror have no prototype, so that they are never equal to parsed JSON. */
const jsonOf = (node: Node): RichText => JSON.parse(JSON.stringify(node.toJSON())) as RichText;

/** The words of a document, a line for each block. */
export const richTextToPlain = (value: unknown): string => {
  const node = parse(value);
  return node ? node.textBetween(0, node.content.size, '\n', ' ') : '';
};

/** The ids of the media that a document shows. @param name of one kind of them */
export function mediaInRichText(value: unknown, name?: 'mediaPicture' | 'mediaFile'): number[] {
  const ids = new Set<number>();
  parse(value)?.descendants(({ type, attrs }) => {
    if (name ? type.name === name : type.name.startsWith('media'))
      ids.add(attrs['media'] as number);
  });
  return [...ids];
}

/** Where a link leads to: to an address, or to the entry that had this address when the link was set. */
export interface RichTextLink {
  href: string;
  entry: number | null;
}

export function linksInRichText(value: unknown): RichTextLink[] {
  const links: RichTextLink[] = [];
  parse(value)?.descendants(({ marks }) => {
    for (const { type, attrs } of marks) {
      if (type.name === 'link') links.push(attrs as RichTextLink);
    }
  });
  return links;
}
