import { FALLBACK_LANGUAGE, type Language } from '../language/language.js';

/** One sentence for people, in every language of the product. `{limit}` and the like stand for values. */
export type Message = Readonly<Record<Language, string>>;

/** What takes the place of `{name}` in a message; numbers are written as the language writes them. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The words of a message for a reader of this language. */
export function textOf(
  message: Message,
  language: Language = FALLBACK_LANGUAGE,
  values: MessageValues = {},
): string {
  return message[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return value ?? placeholder;
  });
}
