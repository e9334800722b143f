import { Extension, type Extensions, Node } from '@tiptap/core';
import { Heading, type Level } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** Nodes that may be in another language than their text. */
const LANGUAGE_NODES = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
];

/** The form of a language tag (RFC 5646). */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The attribute `lang` of blocks. */
const BlockLanguage = Extension.create({
  name: 'blockLanguage',
  addGlobalAttributes: () => [
    {
      types: LANGUAGE_NODES,
      attributes: {
        lang: {
          default: null,
          validate: (value: unknown) => {
            const isTag = typeof value === 'string' && LANGUAGE_TAG.test(value);
            if (value !== null && !isTag) throw new RangeError('not a language tag');
          },
          parseHTML: (element) => {
            const tag = element.getAttribute('lang');
            return tag && LANGUAGE_TAG.test(tag) ? tag : null;
          },
          renderHTML: ({ lang }) => (lang ? { lang: lang as string } : {}),
        },
      },
    },
  ],
});

/**
 * Schemes that a link may have. Relative addresses are pages of this site. Browsers read `/\\` as `//`, and skip control
 * characters.
 */
const SAFE_ADDRESS = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)\P{Cc}*$/iu;

export const isSafeAddress = (address: string): boolean =>
  address.length <= 2000 && SAFE_ADDRESS.test(address);

const safeAddress = (value: unknown) => {
  if (typeof value !== 'string' || !isSafeAddress(value)) throw new RangeError('not an address');
};

/** The largest `integer` of PostgreSQL. */
const LARGEST_ID = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= LARGEST_ID;

const wholeNumber = (value: unknown) => {
  if (!isId(value)) throw new RangeError('not an id');
};

const plainText = (value: unknown) => {
  if (typeof value !== 'string' || value.length > 500) throw new RangeError('not a short text');
};

/** @returns null where the attribute is not an id */
function idOf(element: HTMLElement, attribute: string): number | null {
  const id = Number(element.getAttribute(attribute));
  return isId(id) ? id : null;
}

/**
 * A link to an address, or to an entry of the same service: its address is looked up when the text is rendered, so that the
 * link follows renames. `href` is then the address that the entry had when the link was set.
 */
const TextLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, validate: safeAddress },
    entry: {
      default: null,
      validate: (value: unknown) => value === null || wholeNumber(value),
      parseHTML: (element: HTMLElement) => idOf(element, 'data-entry'),
      renderHTML: ({ entry }: { entry?: number | null }) =>
        entry ? { 'data-entry': String(entry) } : {},
    },
  }),
});

/** Without the widths of columns that TipTap writes into `style` and `colgroup`. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
});

const wholeNumberTo = (most: number) => (value: unknown) => {
  if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > most) {
    throw new RangeError(`not from 1 to ${most}`);
  }
};

/** Level 1 is the title of the page. */
const LEVELS: Level[] = [2, 3, 4];

const TextHeading = Heading.extend({
  addAttributes: () => ({
    level: {
      default: 2,
      rendered: false,
      validate: (level: unknown) => {
        if (!LEVELS.includes(level as Level)) throw new RangeError('not a level');
      },
    },
  }),
});

const NumberedList = OrderedList.extend({
  addAttributes: () => ({ start: countAttribute('start', 9999) }),
});

const cellAttributes = () => ({
  colspan: countAttribute('colspan', 100),
  rowspan: countAttribute('rowspan', 100),
});

function countAttribute(name: string, most: number) {
  return {
    default: 1,
    validate: wholeNumberTo(most),
    parseHTML: (element: HTMLElement) => {
      const count = Math.trunc(Number(element.getAttribute(name)));
      return count >= 1 && count <= most ? count : 1;
    },
  };
}

/** A picture of the media library. Its address and its alternative text are looked up when the text is rendered. */
export const MediaPicture = Node.create({
  name: 'mediaPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media: { default: null, validate: wholeNumber },
    caption: { default: '', validate: plainText },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-media]',
      getAttrs: (element) => {
        const media = idOf(element, 'data-media');
        return media !== null && { media, caption: element.getAttribute('data-caption') ?? '' };
      },
    },
  ],
  // The empty text gives the element an end tag.
  renderHTML: ({ HTMLAttributes: { media, caption } }) => [
    'figure',
    { 'data-media': String(media), 'data-caption': caption as string },
    '',
  ],
});

/** A document of the media library, as a link. */
export const MediaFile = Node.create({
  name: 'mediaFile',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    media: { default: null, validate: wholeNumber },
    label: { default: '', validate: plainText },
  }),
  parseHTML: () => [
    {
      tag: 'a[data-media]',
      priority: 60,
      getAttrs: (element) => {
        const media = idOf(element, 'data-media');
        return media !== null && { media, label: (element.textContent ?? '').slice(0, 500) };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { media, label } }) => [
    'a',
    { 'data-media': String(media) },
    label as string,
  ],
});

/**
 * The schema of rich text, for the editor and for the server: headings of level 2 to 4, lists, links, quotes, tables,
 * pictures and files of the media library, bold, italic.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    orderedList: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
  }),
  TextHeading.configure({ levels: LEVELS }),
  NumberedList,
  TextLink.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: isSafeAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: cellAttributes }),
  TableCell.extend({ addAttributes: cellAttributes }),
  BlockLanguage,
  MediaPicture,
  MediaFile,
];
