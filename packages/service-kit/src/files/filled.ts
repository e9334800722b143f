import { LANGUAGES } from '../language/language.js';
import { type Message, type MessageValues, textOf } from '../messages/message.js';

/** A message with its values in place, in every language. */
export const withValues = (message: Message, values: MessageValues): Message =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, textOf(message, language, values)]),
  ) as Message;
