const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const RUSSIAN = String.fromCodePoint(...Array.from({ length: 0x40 }, (_, index) => 0x410 + index));

const LETTERS = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒßàáâäçèéêëìíîïñòóôöùúûüœ';
const SPACES_AND_HYPHENS = '\u00a0\u2009\u202f\u00ad\u2010\u2011\u2212–—';
const PUNCTUATION = '¡¿«»‹›‘’‚“”„·•…†′″§';
const SIGNS = '¢£¥€©®™°ªº¹²³¼½¾±×÷←↑→↓';

/**
 * The characters of a script's font files: what English, German, Italian, Spanish (with the French letters of borrowed
 * names) and Russian are set in. A file holds those of them that its source has. Accents come as letters, never apart.
 */
export const CHARACTERS = {
  latin: [ASCII, LETTERS, SPACES_AND_HYPHENS, PUNCTUATION, SIGNS].join(''),
  cyrillic: `${RUSSIAN}Ёё№`,
} as const;

export type Script = keyof typeof CHARACTERS;
