import {
  currentLanguage,
  ValidationError,
  type Message,
  type MessageValues,
} from '@phantom/service-kit';

/** 422 with one message for one field, in the language of the request. */
export const fieldError = (
  field: string,
  message: Message,
  values?: MessageValues,
): ValidationError => new ValidationError({ [field]: [message(currentLanguage(), values)] });

/** 422 with one message for each of several fields. */
export const fieldErrors = (messages: Record<string, Message>): ValidationError =>
  new ValidationError(
    Object.fromEntries(
      Object.entries(messages).map(([field, message]) => [field, [message(currentLanguage())]]),
    ),
  );
