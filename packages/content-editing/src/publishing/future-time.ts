import { fieldError } from '@phantom/service-kit';
import { CONTENT_MESSAGES } from '../messages.js';

/** @throws ValidationError for a time that has passed */
export function futureTime(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (!(time.getTime() > Date.now())) throw fieldError(field, CONTENT_MESSAGES.past);
  return time;
}
