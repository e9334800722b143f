import { isDeepStrictEqual } from 'node:util';
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@phantom/service-kit';
import type { ContentType, EntryData, Field } from './content-type.js';

export type { EntryData };

type Values = Record<string, unknown>;

/** Names one value: `values.image`, `texts.de.title`. */
export type FieldPath = string;

export const emptyData = (): EntryData => ({ values: {}, texts: {} });

/** The field that a path names, and its language. */
export interface FieldPlace {
  name: string;
  field: Field;
  /** Undefined for a value that all languages share. */
  language?: Language;
}

/** @returns undefined for a path that the type does not have */
export function findField({ fields }: ContentType, path: FieldPath): FieldPlace | undefined {
  const parts = path.split('.');
  const name = parts.at(-1) ?? '';
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return undefined;
  if (!field.translated) return path === `values.${name}` ? { name, field } : undefined;
  const language = LANGUAGES.find((each) => path === `texts.${each}.${name}`);
  return language && { name, field, language };
}

/** All paths of a type, in the order of the declaration; the source language first. */
export const fieldPaths = ({ fields }: ContentType): FieldPath[] =>
  Object.entries(fields).flatMap(([name, { translated }]) =>
    translated ? LANGUAGES.map((language) => `texts.${language}.${name}`) : [`values.${name}`],
  );

/** @returns null for a value that was never set */
export function valueAt(data: EntryData, path: FieldPath): unknown {
  const [root, ...rest] = path.split('.');
  if (root === 'values') return data.values[rest[0] ?? ''] ?? null;
  return data.texts[rest[0] as Language]?.[rest[1] ?? ''] ?? null;
}

/** A copy of the data with one value replaced; null removes it. */
export function withValue(data: EntryData, path: FieldPath, value: unknown): EntryData {
  const [root, ...rest] = path.split('.');
  if (root === 'values') return { ...data, values: replaced(data.values, rest[0] ?? '', value) };
  const language = rest[0] as Language;
  const texts = replaced(data.texts[language] ?? {}, rest[1] ?? '', value);
  return { ...data, texts: { ...data.texts, [language]: texts } };
}

function replaced(values: Values, name: string, value: unknown): Values {
  const others = Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
  return value === null ? others : { ...others, [name]: value };
}

/** The paths whose values differ. */
export const changedPaths = (type: ContentType, before: EntryData, after: EntryData): FieldPath[] =>
  fieldPaths(type).filter(
    (path) => !isDeepStrictEqual(valueAt(before, path), valueAt(after, path)),
  );

/** The value of a field in a language, else in the source language. */
export const valueIn = (
  data: EntryData,
  name: string,
  { translated }: Field,
  language: Language,
): unknown => {
  if (!translated) return data.values[name] ?? null;
  return data.texts[language]?.[name] ?? data.texts[FALLBACK_LANGUAGE]?.[name] ?? null;
};

/** Whether a value counts as filled in. */
export const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !isEmptyDocument(value);

/** A rich text of one empty paragraph, which the editor makes of an empty field. */
const isEmptyDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  !/"type":"(?:text|mediaPicture|mediaFile)"/.test(JSON.stringify(value));

/**
 * The language in which an entry is shown: the requested one, if all its required texts are translated, else the source
 * language. A page is never a mix of two languages: an optional text without a translation is left out.
 */
export function shownLanguage(type: ContentType, data: EntryData, language: Language): Language {
  const required = Object.entries(type.fields).filter(
    ([, field]) => field.translated && field.required,
  );
  const source = data.texts[FALLBACK_LANGUAGE] ?? {};
  const texts = data.texts[language] ?? {};
  const isComplete = required.every(([name]) => !isFilled(source[name]) || isFilled(texts[name]));
  return isComplete ? language : FALLBACK_LANGUAGE;
}

/** The value that a page in the shown language has. */
export const shownValue = (
  data: EntryData,
  name: string,
  { translated }: Field,
  language: Language,
): unknown => (translated ? data.texts[language]?.[name] : data.values[name]) ?? null;

/** The slug of an entry in a language. A page whose language has none uses the one of the source language. */
export const slugOf = (data: EntryData, language: Language = FALLBACK_LANGUAGE): string | null => {
  const slug = data.texts[language]?.['slug'] ?? data.texts[FALLBACK_LANGUAGE]?.['slug'];
  return typeof slug === 'string' ? slug : null;
};
