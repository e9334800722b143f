const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of HTML that the content service has cleaned: tags stripped, characters written out. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(#x?[\da-f]+|\w+);/gi, character);
}

function character(written: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? written;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
