import { COMPANY } from './head';

/** As much as search engines show. */
const DESCRIPTION_LENGTH = 160;
/** With the company's name behind it, a browser's tab and a search result end here or before. */
const TITLE_LENGTH = 70;

/** The document's title, with the company's name once. */
export function documentTitle(title: string): string {
  return title ? `${cutAtWord(title, TITLE_LENGTH)} | ${COMPANY}` : COMPANY;
}

/** A description in the length that is shown; undefined where nothing is said. */
export function shownDescription(text: string | undefined): string | undefined {
  return cutAtWord(text ?? '', DESCRIPTION_LENGTH) || undefined;
}

/** Ends a text that is too long after its last whole word, with an ellipsis. */
function cutAtWord(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const room = line.slice(0, length - 1);
  const end = line[length - 1] === ' ' ? room.length : room.lastIndexOf(' ');
  return `${room.slice(0, end > 0 ? end : undefined).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}
