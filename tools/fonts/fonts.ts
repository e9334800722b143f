import { fileURLToPath } from 'node:url';
import type { Script } from './characters.js';

export interface Font {
  /** Module path of the published file. */
  readonly source: string;
  /** Tells the publishing of the shell by `-latin-` and `-cyrillic-` which languages need it. */
  readonly file: string;
  /** Of its unicode-range in the style sheet, without `$`. */
  readonly variable: string;
  readonly script: Script;
  /** A word of its names that only the original may bear (OFL, condition 3), and one as long in its place. */
  readonly reservedName?: readonly [reserved: string, ours: string];
}

const SPECTRAL = '@fontsource/spectral/files/spectral';
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3';

const spectral = (script: Script): Font => ({
  source: `${SPECTRAL}-${script}-500-normal.woff2`,
  file: `spectral-${script}-500-normal.woff2`,
  variable: `spectral-${script}`,
  script,
});

const estateSans = (script: Script): Font => ({
  source: `${SOURCE_SANS}-${script}-wght-normal.woff2`,
  file: `estate-sans-${script}-wght-normal.woff2`,
  variable: `estate-sans-${script}`,
  script,
  reservedName: ['Source', 'Estate'],
});

export const FONTS: readonly Font[] = [
  spectral('latin'),
  spectral('cyrillic'),
  estateSans('latin'),
  estateSans('cyrillic'),
];

/** Where the theme has its font files. */
export const FONT_FOLDER = fileURLToPath(
  new URL('../../packages/ui/src/theme/fonts/', import.meta.url),
);

/** The style sheet that says which characters they hold. */
export const RANGES_FILE = fileURLToPath(
  new URL('../../packages/ui/src/theme/_font-ranges.scss', import.meta.url),
);
