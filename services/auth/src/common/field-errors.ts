import {
  currentLanguage,
  type FieldErrors,
  type Message,
  type MessageValues,
} from '@phantom/service-kit';

export const fieldErrors = (
  field: string,
  message: Message,
  values?: MessageValues,
): FieldErrors => ({ [field]: [message(currentLanguage(), values)] });
