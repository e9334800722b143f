import { Extension, type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
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

/** Schemes that a link may have. Relative addresses are pages of this site. */
const SAFE_ADDRESS = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i;

export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address);

const wholeNumber = (value: unknown) => {
  if (!Number.isInteger(value) || (value as number) < 1) throw new RangeError('not an id');
};

const plainText = (value: unknown) => {
  if (typeof value !== 'string' || value.length > 500) throw new RangeError('not a short text');
};

/** A picture of the media library. Its address and its alternative text are looked up when the text is rendered. */
const MediaPicture = Node.create({
  name: 'mediaPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    media: { default: null, validate: wholeNumber },
    caption: { default: '', validate: plainText },
  }),
  parseHTML: () => [{ tag: 'figure[data-media]', getAttrs: mediaAttributes }],
  renderHTML: ({ HTMLAttributes: { media, caption } }) => [
    'figure',
    { 'data-media': String(media), 'data-caption': caption as string },
  ],
});

/** A document of the media library, as a link. */
const MediaFile = Node.create({
  name: 'mediaFile',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    media: { default: null, validate: wholeNumber },
    label: { default: '', validate: plainText },
  }),
  parseHTML: () => [{ tag: 'a[data-media]', getAttrs: fileAttributes, priority: 60 }],
  renderHTML: ({ HTMLAttributes: { media, label } }) => [
    'a',
    mergeAttributes({ 'data-media': String(media) }),
    label as string,
  ],
});

const idOf = (element: HTMLElement): number | null => {
  const id = Number(element.getAttribute('data-media'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

function mediaAttributes(element: HTMLElement) {
  const media = idOf(element);
  return media !== null && { media, caption: element.getAttribute('data-caption') ?? '' };
}

function fileAttributes(element: HTMLElement) {
  const media = idOf(element);
  return media !== null && { media, label: element.textContent ?? '' };
}

/**
 * The schema of rich text, for the editor and for the server: headings of level 2 to 4, lists, links, quotes, tables,
 * pictures and files of the media library, bold, italic.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: isSafeAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  BlockLanguage,
  MediaPicture,
  MediaFile,
];
