import type { Language } from '@phantom/service-kit';
import { syllable } from 'syllable';

interface Counts {
  /** Words in a sentence. */
  sentence: number;
  /** Syllables in a word. */
  syllables: number;
  /** Letters in a word. */
  letters: number;
}

const VOWELS = /[aeiouyäöüáéíóúàèìòùаеёиоуыэюя]+/giu;
const bySound = (word: string): number => Math.max(word.match(VOWELS)?.length ?? 0, 1);
/** In Russian each vowel is a syllable. */
const byVowel = (word: string): number => Math.max(word.match(/[аеёиоуыэюя]/giu)?.length ?? 0, 1);

/**
 * The formula of each language: 100 is very easy, below 30 only scholars read it with ease.
 * English: Flesch; German: Amstad; Italian: Gulpease; Spanish: Szigriszt-Pazos; Russian: Oborneva.
 */
const FORMULAS: Record<Language, (counts: Counts) => number> = {
  en: ({ sentence, syllables }) => 206.835 - 1.015 * sentence - 84.6 * syllables,
  de: ({ sentence, syllables }) => 180 - sentence - 58.5 * syllables,
  it: ({ sentence, letters }) => 89 + 300 / sentence - 10 * letters,
  es: ({ sentence, syllables }) => 206.835 - sentence - 62.3 * syllables,
  ru: ({ sentence, syllables }) => 206.835 - 1.3 * sentence - 60.1 * syllables,
};

const SYLLABLES: Partial<Record<Language, (word: string) => number>> = {
  en: syllable,
  ru: byVowel,
};

/** A shorter text says little of how it reads. */
const FEWEST_WORDS = 100;

/** @returns undefined for a text that is too short to tell */
export function readingEase(text: string, language: Language): number | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment));
  const count = SYLLABLES[language] ?? bySound;
  const sum = (of: (word: string) => number) => words.reduce((all, word) => all + of(word), 0);
  return FORMULAS[language]({
    sentence: words.length / sentences.length,
    syllables: sum(count) / words.length,
    letters: sum(({ length }) => length) / words.length,
  });
}
