import { currentLanguage, ValidationError, wordsOf, type Message } from '@phantom/service-kit';

export const fieldFault = (field: string, message: Message): ValidationError =>
  new ValidationError({ [field]: [wordsOf(message, currentLanguage())] });
