import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { currentLanguage } from '../logging/request-context.js';
import { type Message, textOf } from './message.js';

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
