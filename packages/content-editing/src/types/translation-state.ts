import { isDeepStrictEqual } from 'node:util';
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@phantom/service-kit';
import type { ContentType } from './content-type.js';
import { emptyData, type EntryData, isFilled } from './entry-data.js';

/**
 * How far the texts of one language are.
 *
 * - `source`: the language that the others are translated from.
 * - `missing`, `partial`: no text, or not all of them.
 * - `outdated`: all texts, but the source has changed since.
 * - `in-work`: one of these three, and somebody is translating it.
 * - `done`: nothing is left to translate.
 * - `empty`: neither the source nor this language has a text.
 */
export const TRANSLATION_STATES = [
  'source',
  'missing',
  'partial',
  'outdated',
  'in-work',
  'done',
  'empty',
] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** The states of a language that lacks a current translation. */
export const UNTRANSLATED_STATES = ['missing', 'partial', 'outdated', 'in-work'] as const;

/** What is stored about the texts of one language. */
export interface StoredTranslation {
  state: TranslationState;
  /** The fields whose source changed since they were translated, each with the source text of that time. */
  outdated: Record<string, unknown>;
  /** When somebody began to translate it. Undefined: nobody did, or it is done. */
  workSince?: string;
  /** It was exported for an agency. */
  isAtAgency?: boolean;
}

export type StoredTranslations = Partial<Record<Language, StoredTranslation>>;

/** The names of the fields that each language has its own value of. */
export const translatedFields = ({ fields }: ContentType): string[] =>
  Object.entries(fields).flatMap(([name, { translated }]) => (translated ? [name] : []));

/** The languages that texts are translated to. */
export const TARGET_LANGUAGES = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE);

interface DraftChange {
  /** Undefined for a new entry. */
  before: EntryData | undefined;
  after: EntryData;
  /** Nobody typed it: loaded content is up to date in all its languages. */
  isLoaded: boolean;
}

/** What is stored about the translations of an entry after a change of its draft; empty for a type without translated fields. */
export function changedTranslations(
  type: ContentType,
  known: StoredTranslations,
  { before = emptyData(), after, isLoaded }: DraftChange,
): StoredTranslations {
  const names = translatedFields(type);
  if (names.length === 0) return {};
  return Object.fromEntries(
    TARGET_LANGUAGES.map((language) => {
      const outdated = Object.fromEntries(
        names.flatMap((name) => {
          const at = isLoaded
            ? undefined
            : sourceOfTranslation(known[language], { name, language, before, after });
          return at === undefined ? [] : [[name, at.source]];
        }),
      );
      return [language, withState(type, after, language, { ...known[language], outdated })];
    }),
  );
}

interface FieldChange {
  name: string;
  language: Language;
  before: EntryData;
  after: EntryData;
}

/** @returns undefined where the translation is up to date, or there is none */
function sourceOfTranslation(
  known: StoredTranslation | undefined,
  { name, language, before, after }: FieldChange,
): { source: unknown } | undefined {
  const textOf = ({ texts }: EntryData, of: Language) => texts[of]?.[name] ?? null;
  const text = textOf(after, language);
  const isSaved = !isDeepStrictEqual(text, textOf(before, language));
  if (isSaved || !isFilled(text)) return undefined;
  const outdated = known?.outdated ?? {};
  const source = Object.hasOwn(outdated, name) ? outdated[name] : textOf(before, FALLBACK_LANGUAGE);
  return isDeepStrictEqual(source, textOf(after, FALLBACK_LANGUAGE)) ? undefined : { source };
}

/** The stored state of a language for some data. Work on it ends when nothing is left to do. */
export function withState(
  type: ContentType,
  data: EntryData,
  language: Language,
  { outdated, workSince, isAtAgency }: Omit<StoredTranslation, 'state'>,
): StoredTranslation {
  const state = stateOf(type, data, language, outdated);
  if (state === 'done' || state === 'empty' || workSince === undefined) return { state, outdated };
  return { state: 'in-work', outdated, workSince, isAtAgency };
}

function stateOf(
  type: ContentType,
  { texts }: EntryData,
  language: Language,
  outdated: Record<string, unknown>,
): TranslationState {
  const source = texts[FALLBACK_LANGUAGE] ?? {};
  const names = translatedFields(type);
  const needed = names.filter((name) => isFilled(source[name]));
  if (needed.length === 0) {
    return names.some((name) => isFilled(texts[language]?.[name])) ? 'done' : 'empty';
  }
  const filled = needed.filter((name) => isFilled(texts[language]?.[name]));
  if (filled.length < needed.length) return filled.length === 0 ? 'missing' : 'partial';
  return needed.some((name) => Object.hasOwn(outdated, name)) ? 'outdated' : 'done';
}
