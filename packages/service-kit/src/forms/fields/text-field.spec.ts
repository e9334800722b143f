import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { TextField } from './text-field.js';

const MAX = 6;

class Note {
  @TextField({ max: MAX })
  text?: string;
}

const faults = (text: unknown) =>
  validateSync(plainToInstance(Note, { text })).flatMap(({ constraints }) =>
    Object.values(constraints ?? {}),
  );

it.each(['a'.repeat(MAX), '😀'.repeat(MAX), 'a\uFE0F'.repeat(MAX / 2), undefined])(
  'takes %j',
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
