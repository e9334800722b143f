import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { FALLBACK_LANGUAGE, type Language } from '../language/language.js';
import { currentLanguage } from '../logging/request-context.js';

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

/** Marks the faults that have words of ours: the library's own never reach a person. */
interface MessageContext {
  hasMessage: true;
}

/**
 * The options of a class-validator decorator that answers a fault in the reader's language:
 * `@MaxLength(100, saying(MESSAGES.tooLong))`. `{limit}` is the decorator's first argument.
 */
export const withMessage = (message: Message): ValidationOptions => ({
  message: ({ constraints }: ValidationArguments) =>
    textOf(message, currentLanguage(), { limit: (constraints?.[0] as number | undefined) ?? '' }),
  context: { hasMessage: true } satisfies MessageContext,
});

/** Whether the words of a fault are those of `saying()`. */
export const hasMessage = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'hasMessage' in context;
