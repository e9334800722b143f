import {
  currentLanguage,
  textOf,
  type FieldErrors,
  type Message,
  type MessageValues,
} from '@phantom/service-kit';

/** The error of one form field, in the language of the request. */
export const fieldErrors = (
  field: string,
  message: Message,
  values?: MessageValues,
): FieldErrors => ({ [field]: [textOf(message, currentLanguage(), values)] });
