import { LANGUAGES, type Language } from '@phantom/mf-kit';
import type { ContentField, ContentType, Entry } from '../api/entries';

/** Values that all languages share, and the texts of each language. */
export type EntryData = Entry['draft'];

/** The language that others are translated from. */
export const SOURCE_LANGUAGE: Language = 'en';

/** The path of a field's value: `values.image`, `texts.de.title`. */
export const pathOf = ({ name, translated }: ContentField, language: Language): string =>
  translated ? `texts.${language}.${name}` : `values.${name}`;

/** All paths of a type, in the order of the form. */
export const pathsOf = ({ fields }: ContentType): string[] =>
  fields.flatMap((field) =>
    field.translated ? LANGUAGES.map((language) => pathOf(field, language)) : [pathOf(field, 'en')],
  );

/** The field and the language of a path, or of a part of its value: `texts.de.entries.0.year`. */
export function placeOf(
  { fields }: Pick<ContentType, 'fields'>,
  path: string,
): { field: ContentField; language?: Language; path: string } | undefined {
  const [root, first, second] = path.split('.');
  const language = root === 'texts' ? LANGUAGES.find((each) => each === first) : undefined;
  const name = root === 'texts' ? second : first;
  const field = fields.find((each) => each.name === name);
  return field && { field, language, path: pathOf(field, language ?? SOURCE_LANGUAGE) };
}

/** Null for a value that was never set. */
export function valueAt(data: EntryData, path: string): unknown {
  const [root, first = '', second = ''] = path.split('.');
  if (root === 'values') return data.values[first] ?? null;
  const texts = data.texts[first] as Record<string, unknown> | undefined;
  return texts?.[second] ?? null;
}

/** Whether a value counts as filled in, as the services decide it. */
export const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !isEmptyDocument(value);

const isEmptyDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  !/"text"|"mediaPicture"/.test(JSON.stringify(value));

/** Values are JSON; the server stores objects with their keys in another order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** The labels of the fields that must be filled in before a publication. */
export const missingFields = (
  { fields }: ContentType,
  valueOf: (path: string) => unknown,
): ContentField[] =>
  fields.filter((field) => field.required && !isFilled(valueOf(pathOf(field, SOURCE_LANGUAGE))));
