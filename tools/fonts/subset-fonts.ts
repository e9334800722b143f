import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.js';
import { FONTS, type Font } from './fonts.js';
import { renameFont } from './rename-font.js';
import { unicodeRange } from './unicode-range.js';

/**
 * Kerning, ligatures and figures of one width; lining figures are what both families have by default. No hinting:
 * Source Sans has none either, and Spectral's is a third of its size. The weights stay whole: the outlines are drawn at
 * both ends of them, and a start at 400 would make the file larger.
 */
const OPTIONS = {
  keepFeatures: ['kern', 'liga', 'tnum'],
  noHinting: true,
};

export interface SubsetFont {
  readonly font: Font;
  readonly woff2: Buffer;
  readonly codePoints: readonly number[];
}

/** The theme's fonts, cut from the published ones to the characters and features that the site uses. */
export const subsetFonts = (): Promise<SubsetFont[]> => Promise.all(FONTS.map(subset));

async function subset(font: Font): Promise<SubsetFont> {
  const source = await readFile(fileURLToPath(import.meta.resolve(font.source)));
  const text = CHARACTERS[font.script];
  const cut = await subsetFont(source, text, { ...OPTIONS, targetFormat: 'sfnt' });
  const named = font.reservedName ? renameFont(cut, font.reservedName) : cut;
  // Once more, for the checksums.
  const woff2 = await subsetFont(named, text, { ...OPTIONS, targetFormat: 'woff2' });
  return { font, woff2, codePoints: [...new Face(new Blob(cut)).collectUnicodes()] };
}

/** The style sheet that tells the browser which characters each file holds. */
export const rangesStyleSheet = (fonts: readonly SubsetFont[]): string =>
  [
    '// What the files in fonts/ hold. Written with them by `npm run fonts -w tools`.',
    '',
    ...fonts.map(({ font, codePoints }) => `$${font.variable}: '${unicodeRange(codePoints)}';`),
    '',
  ].join('\n');
