export {
  cleanRichText,
  entriesInRichText,
  htmlToRichText,
  isRichText,
  mediaInRichText,
  type RichText,
  richTextToHtml,
  richTextToPlain,
} from './rich-text.js';
