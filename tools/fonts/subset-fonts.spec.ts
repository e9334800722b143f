import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { FONT_FOLDER, RANGES_FILE } from './fonts.js';
import { rangesStyleSheet, subsetFonts, type SubsetFont } from './subset-fonts.js';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const TEXTS = [
  ...['shell', ...remotes, 'packages/mf-kit'].map((frontend) => `${frontend}/locales`),
  ...['content', 'listings', 'properties'].map((service) => `services/${service}/demo`),
];

async function charactersIn(folder: string): Promise<string[]> {
  const names = await readdir(join(REPOSITORY, folder), { recursive: true });
  const files = names.filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.map((file) => readFile(join(REPOSITORY, folder, file), 'utf8')),
  );
  // A soft hyphen is never drawn itself: where a word is divided there, a hyphen is.
  return [...texts.join('').replace(/[\n\u00ad]/g, '')];
}

describe('the fonts of the theme', () => {
  let fonts: SubsetFont[];
  beforeAll(async () => {
    fonts = await subsetFonts();
  });

  it('are the output of the generator', async () => {
    for (const { font, woff2 } of fonts) {
      const committed = await readFile(join(FONT_FOLDER, font.file));
      expect([font.file, committed.equals(woff2)]).toEqual([font.file, true]);
    }
    expect(await readFile(RANGES_FILE, 'utf8')).toBe(rangesStyleSheet(fonts));
  });

  it.each(['spectral', 'estate-sans'])(
    '%s contains every character of the texts',
    async (family) => {
      const held = new Set(
        fonts
          .filter(({ font }) => font.file.startsWith(family))
          .flatMap(({ codePoints }) => codePoints.map((point) => String.fromCodePoint(point))),
      );
      const used = new Set((await Promise.all(TEXTS.map(charactersIn))).flat());
      expect(used.size).toBeGreaterThan(100);
      expect([...used].filter((character) => !held.has(character))).toEqual([]);
    },
  );
});
