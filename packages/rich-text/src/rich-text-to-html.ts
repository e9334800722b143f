import type { Mark, Node } from '@tiptap/pm/model';
import { nodeOf, type RichText } from './rich-text.js';

/** What a text shows that is stored elsewhere. */
export interface RichTextSources {
  /** The HTML of a picture; nothing for one that was removed. @param caption HTML */
  picture: (id: number, caption: string) => string;
  /** Undefined for a file that was removed: its label stays. */
  fileAddress: (id: number) => string | undefined;
  /** The current path of an entry; undefined for one that visitors do not see: the text of the link stays. */
  entryPath: (id: number) => string | undefined;
}

/**
 * HTML that shows the document. It must still be sanitized before a page inserts it. Without sources, it has what
 * `htmlToRichText` needs to make the same document.
 *
 * TipTap's own renderer makes the schema anew for each text (2 ms), and parts a link where its text is partly bold.
 */
export const richTextToHtml = (value: RichText, sources?: RichTextSources): string =>
  blocksOf(nodeOf(value), sources);

const ELEMENTS: Record<string, string> = {
  ...{ paragraph: 'p', blockquote: 'blockquote', bulletList: 'ul', orderedList: 'ol' },
  ...{ listItem: 'li', table: 'table', tableRow: 'tr', tableCell: 'td', tableHeader: 'th' },
};

/** These have text of one paragraph as it is. */
const PLAIN_BLOCKS = ['listItem', 'tableCell', 'tableHeader'];

const childrenOf = ({ content }: Node): readonly Node[] => content.content;

const blocksOf = (node: Node, sources?: RichTextSources): string =>
  childrenOf(node)
    .map((child) => blockOf(child, sources))
    .join('');

function blockOf(node: Node, sources?: RichTextSources): string {
  const { name } = node.type;
  if (name === 'mediaPicture') return pictureOf(node, sources);
  const element = name === 'heading' ? `h${node.attrs['level']}` : ELEMENTS[name];
  if (!element) throw new TypeError(`${name} is not a block`);
  const content = contentOf(node, sources);
  const html = name === 'table' ? `<tbody>${content}</tbody>` : content;
  return `<${element}${attributesOf(node)}>${html}</${element}>`;
}

function contentOf(node: Node, sources?: RichTextSources): string {
  if (node.isTextblock) return inlineOf(childrenOf(node), sources);
  const [first, ...others] = childrenOf(node);
  const isPlain =
    PLAIN_BLOCKS.includes(node.type.name) &&
    first?.type.name === 'paragraph' &&
    !first.attrs['lang'] &&
    others.every(({ type }) => type.name !== 'paragraph');
  if (!isPlain) return blocksOf(node, sources);
  return contentOf(first, sources) + others.map((other) => blockOf(other, sources)).join('');
}

/** Attributes that are left out where they have their default. */
const attributesOf = ({ attrs, type }: Node): string =>
  ['start', 'colspan', 'rowspan', 'lang']
    .filter((name) => name in attrs && attrs[name] !== type.spec.attrs?.[name]?.default)
    .map((name) => ` ${name}="${escaped(attrs[name])}"`)
    .join('');

/** Neighbours with the same mark share its element. @param depth the marks around the nodes */
function inlineOf(nodes: readonly Node[], sources?: RichTextSources, depth = 0): string {
  const groups: Node[][] = [];
  for (const node of nodes) {
    const mark = node.marks[depth];
    const group = groups.at(-1);
    if (group && mark && group[0]?.marks[depth]?.eq(mark)) group.push(node);
    else groups.push([node]);
  }
  const htmlOf = (group: Node[]): string => {
    const [first] = group as [Node];
    const mark = first.marks[depth];
    return mark
      ? markedOf(mark, inlineOf(group, sources, depth + 1), sources)
      : leafOf(first, sources);
  };
  return groups.map(htmlOf).join('');
}

function markedOf({ type, attrs }: Mark, html: string, sources?: RichTextSources): string {
  if (type.name === 'bold') return `<strong>${html}</strong>`;
  if (type.name === 'italic') return `<em>${html}</em>`;
  const { href, entry } = attrs as { href: string; entry: number | null };
  if (sources) return linkOf(entry ? sources.entryPath(entry) : href, html);
  return `<a href="${escaped(href)}"${entry ? ` data-entry="${entry}"` : ''}>${html}</a>`;
}

function leafOf({ type, attrs, text }: Node, sources?: RichTextSources): string {
  // As the pages always had it: a quotation mark stays as it is.
  if (text !== undefined) return escaped(text).replaceAll('&quot;', '"');
  if (type.name === 'hardBreak') return '<br/>';
  const { media, label } = attrs as { media: number; label: string };
  return sources
    ? linkOf(sources.fileAddress(media), escaped(label))
    : `<a data-media="${media}">${escaped(label)}</a>`;
}

function pictureOf({ attrs }: Node, sources?: RichTextSources): string {
  const { media, caption } = attrs as { media: number; caption: string };
  const html = escaped(caption);
  if (sources) return sources.picture(media, html);
  return `<figure data-media="${media}" data-caption="${html}"></figure>`;
}

const linkOf = (href: string | undefined, html: string): string =>
  href === undefined ? html : `<a href="${escaped(href)}">${html}</a>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
