import { TextField } from '../../fields/text-field.js';
import { INBOX_MESSAGES } from '../inbox-messages.js';

/** A note to be added. */
export class NoteDto {
  @TextField({ max: 2000, required: INBOX_MESSAGES.note, isBlock: true })
  text: string;
}

/** The header by which the same note is known again. */
export const NOTE_KEY = {
  name: 'Idempotency-Key',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: 'The same key with the same note adds it once',
} as const;
