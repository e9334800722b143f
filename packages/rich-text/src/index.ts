export {
  cleanRichText,
  htmlToRichText,
  isRichText,
  linksInRichText,
  mediaInRichText,
  type RichText,
  richTextToPlain,
} from './rich-text.js';
export { richTextToHtml, type RichTextSources } from './rich-text-to-html.js';
export { isSafeAddress } from './extensions.js';
