import { LANGUAGES } from '../language/language.js';
import { type Message, type MessageValues, wordsOf } from '../messages/message.js';

/** A message with its values in place, in every language. */
export const filled = (message: Message, values: MessageValues): Message =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wordsOf(message, language, values)]),
  ) as Message;
