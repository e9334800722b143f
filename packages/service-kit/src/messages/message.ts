import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { FALLBACK_LANGUAGE, type Language } from '../language/language.js';
import { currentLanguage } from '../logging/request-context.js';

/** A sentence for people in every language. `{limit}` and the like are placeholders. */
export type Message = Readonly<Record<Language, string>>;

/** The values of placeholders; numbers are formatted by language. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The text of a message in this language. */
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

/** Marks validation errors with our own text: the library's texts never reach a person. */
interface MessageContext {
  hasMessage: true;
}

/**
 * The options of a class-validator decorator that reports an error in the language of the request:
 * `@MaxLength(100, withMessage(MESSAGES.tooLong))`. `{limit}` is the decorator's first argument.
 */
export const withMessage = (message: Message): ValidationOptions => ({
  message: ({ constraints }: ValidationArguments) =>
    textOf(message, currentLanguage(), { limit: (constraints?.[0] as number | undefined) ?? '' }),
  context: { hasMessage: true } satisfies MessageContext,
});

/** Whether the text of a validation error is one of `withMessage()`. */
export const hasMessage = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'hasMessage' in context;
