import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { FIELD_MESSAGES } from '../messages/messages.js';
import { TextField } from './text-field.js';

const MAX = 6;

class Note {
  @TextField({ max: MAX })
  text?: string;
}

class NoteChange {
  @TextField({ max: MAX, isPart: true, required: FIELD_MESSAGES.required })
  title?: string;

  @TextField({ max: MAX, isPart: true })
  text?: string;
}

const faults = (text: unknown) =>
  validateSync(plainToInstance(Note, { text })).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );

it.each(['a'.repeat(MAX), '😀'.repeat(MAX), 'a\uFE0F'.repeat(MAX / 2), undefined])(
  'accepts %j',
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);

it.each(['a'.repeat(MAX + 1), '😀'.repeat(MAX + 1), 'a\uFE0F'.repeat(MAX), 'a\uFE0E'.repeat(MAX)])(
  'counts each code point of %j, as the database does',
  (text) => {
    expect(faults(text)).toEqual([expect.stringContaining(`${MAX}`)]);
  },
);

it('allows a part to be absent, and to be emptied where it is optional', () => {
  const read = (change: object) => plainToInstance(NoteChange, change);

  expect(validateSync(read({}))).toEqual([]);
  expect(validateSync(read({ text: null }))).toEqual([]);
  expect(read({ text: null }).text).toBe('');
  for (const title of ['', '  ', null, 5]) {
    expect(validateSync(read({ title }))).toHaveLength(1);
  }
});
