import { richTextToPlain } from '@phantom/rich-text';
import { LANGUAGES } from '@phantom/service-kit';
import type { ContentType, Field } from './content-type.js';
import { type EntryData, valueIn } from './entry-data.js';

/** Characters of the words of an entry: PostgreSQL allows a megabyte of a `tsvector`. */
const MAX_SEARCH_TEXT = 200_000;

/** The words of a value, for search, diffs and counts; empty for one without words. */
export function plainTextOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'rich-text':
      return richTextToPlain(value);
    case 'paragraphs':
      return (value as string[]).join('\n');
    case 'list':
      return (value as Record<string, unknown>[])
        .map((item) => wordsOf(field.fields ?? {}, (name) => item[name]))
        .join('\n');
    case 'picture':
    case 'file':
    case 'reference':
    case 'switch':
    case 'place':
      return '';
    default:
      return String(value as string | number);
  }
}

const wordsOf = (fields: Readonly<Record<string, Field>>, value: (name: string) => unknown) =>
  Object.entries(fields)
    .map(([name, field]) => plainTextOf(field, value(name)))
    .filter(Boolean)
    .join('\n');

/** All words of an entry, in all languages. */
export function searchTextOf({ fields }: ContentType, { values, texts }: EntryData): string {
  const parts = [values, ...LANGUAGES.map((language) => texts[language] ?? {})];
  const words = parts.map((part) => wordsOf(fields, (name) => part[name]));
  return words.filter(Boolean).join('\n').slice(0, MAX_SEARCH_TEXT);
}

/** The name of an entry in a language, for lists. */
export function titleOf(type: ContentType, data: EntryData, language = LANGUAGES[0]): string {
  const field = type.fields[type.title];
  if (!field) return '';
  const text = plainTextOf(field, valueIn(data, type.title, field, language));
  return text.replace(/\s+/g, ' ').slice(0, 300);
}
