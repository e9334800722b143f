import { LANGUAGE_CODES, type LanguageCode } from '@phantom/registry';

/** Subsets of a font, as its files are named: `spectral-latin-500-normal.2d6f0a15.woff2`. */
const SUBSETS: Record<LanguageCode, readonly string[]> = {
  en: ['latin'],
  de: ['latin'],
  it: ['latin'],
  ru: ['latin', 'cyrillic'],
  es: ['latin'],
};

/** The font files among a build's that a page in each language needs. */
export const fontsOf = (files: readonly string[]): Record<LanguageCode, string[]> => {
  const filesIn = (language: LanguageCode) =>
    files.filter((file) =>
      SUBSETS[language].some((subset) => new RegExp(`-${subset}-[^/]*\\.woff2$`).test(file)),
    );
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, filesIn(language)]),
  ) as Record<LanguageCode, string[]>;
};
