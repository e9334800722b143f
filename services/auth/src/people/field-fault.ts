import { currentLanguage, ValidationError, wordsOf, type Message } from '@phantom/service-kit';

/** What is wrong with one field of the form. */
export const fieldFault = (field: string, message: Message): ValidationError =>
  new ValidationError({ [field]: [wordsOf(message, currentLanguage())] });
