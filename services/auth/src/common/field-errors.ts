import {
  currentLanguage,
  textOf,
  type FieldErrors,
  type Message,
  type MessageValues,
} from '@phantom/service-kit';

export const fieldErrors = (
  field: string,
  message: Message,
  values?: MessageValues,
): FieldErrors => ({ [field]: [textOf(message, currentLanguage(), values)] });
