const NAMED_ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The end of a block: the words before and after it are not one. */
const BLOCK_END = /<\/(?:p|h\d|li|t[dh]|figcaption|blockquote)>|<br>/g;

/**
 * The text of HTML that the content service has sanitized: removes tags and decodes character references.
 * @param gap stands between two blocks
 */
export function plainText(html: string, gap = ' '): string {
  return html
    .replaceAll(BLOCK_END, gap)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, decode)
    .trim();
}

function decode(reference: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? reference;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}
