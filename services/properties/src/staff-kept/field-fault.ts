import { currentLanguage, ValidationError, wordsOf, type Message } from '@phantom/service-kit';

export const fieldFault = (field: string, message: Message): ValidationError =>
  fieldFaults({ [field]: message });

/** One message for each field. */
export const fieldFaults = (messages: Record<string, Message>): ValidationError =>
  new ValidationError(
    Object.fromEntries(
      Object.entries(messages).map(([field, message]) => [
        field,
        [wordsOf(message, currentLanguage())],
      ]),
    ),
  );
