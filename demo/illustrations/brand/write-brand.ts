import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrandFile } from './brand-files.js';
import { iconSvg, logoSvg, markSvg } from './logo.js';
import { openGraphSvg } from './open-graph.js';

const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();

const MAKERS: Record<BrandFile, () => string | Promise<Buffer>> = {
  'logo-dark.svg': () => logoSvg('dark'),
  'logo-light.svg': () => logoSvg('light'),
  'mark-dark.svg': () => markSvg('dark'),
  'mark-light.svg': () => markSvg('light'),
  'favicon.svg': () => iconSvg(64, 12),
  'favicon-32.png': () => png(iconSvg(32, 6)),
  'apple-touch-icon.png': () => png(iconSvg(180, 0)),
  'open-graph.jpg': () =>
    sharp(Buffer.from(openGraphSvg())).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
};

/** Writes every brand file into a folder. */
export async function writeBrand(folder: string): Promise<void> {
  for (const [name, make] of Object.entries(MAKERS))
    await writeFile(join(folder, name), await make());
}
