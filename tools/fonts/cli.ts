import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_FOLDER, RANGES_FILE } from './fonts.js';
import { rangesStyleSheet, subsetFonts } from './subset-fonts.js';

const fonts = await subsetFonts();
await Promise.all(fonts.map(({ font, woff2 }) => writeFile(join(FONT_FOLDER, font.file), woff2)));
await writeFile(RANGES_FILE, rangesStyleSheet(fonts));
for (const { font, woff2, codePoints } of fonts)
  process.stderr.write(`${font.file}: ${woff2.length} bytes, ${codePoints.length} characters\n`);
