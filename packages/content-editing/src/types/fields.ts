import type {
  Field,
  FieldOptions,
  FileValue,
  Labels,
  PictureValue,
  PlaceValue,
  SortableField,
  ValuesOf,
} from './content-type.js';

type Of<Value, Options> = Options extends { required: true } ? Value : Value | null;

/** A line of text, or a block of lines. @param options.max characters */
export const text = (
  options: FieldOptions & Pick<Field, 'isBlock' | 'placeholders'> & { max: number },
): Field<string> => ({
  kind: 'text',
  ...options,
});

/** The last part of the entry's address: lower-case letters, digits and hyphens. The field is called `slug`. */
export const slug = (options: FieldOptions): Field<string> => ({
  kind: 'text',
  max: 80,
  format: 'slug',
  isMachineRead: true,
  ...options,
});

/** An email address. */
export const email = (options: FieldOptions): Field<string> => ({
  kind: 'text',
  max: 254,
  format: 'email',
  isMachineRead: true,
  ...options,
});

/** A telephone or fax number, as people write it. */
export const phone = (options: FieldOptions): Field<string> => ({
  kind: 'text',
  max: 40,
  format: 'phone',
  isMachineRead: true,
  ...options,
});

/** Plain paragraphs, one text each. */
export const paragraphs = (options: FieldOptions & { max: number }): Field<string[]> => ({
  kind: 'paragraphs',
  ...options,
});

/** Stored as the JSON of ProseMirror, read as sanitized HTML. */
export const richText = (options: FieldOptions): Field<string> => ({
  kind: 'rich-text',
  ...options,
});

export const number = <O extends FieldOptions>(
  options: O & { min: number; max: number; isWhole?: boolean },
): SortableField<Of<number, O>> => {
  const { min, max, isWhole = true, ...rest } = options;
  return { kind: 'number', ...rest, max: undefined, range: { min, max, isWhole } };
};

/** US dollars, a decimal text: `1250000.00`. */
export const money = <O extends FieldOptions>(options: O): Field<Of<string, O>> => ({
  kind: 'money',
  ...options,
});

/** `YYYY-MM-DD`. */
export const date = <O extends FieldOptions>(options: O): SortableField<Of<string, O>> => ({
  kind: 'date',
  ...options,
});

/** ISO 8601 in UTC. */
export const dateTime = <O extends FieldOptions>(options: O): SortableField<Of<string, O>> => ({
  kind: 'date-time',
  ...options,
});

export const choice = <const Choices extends Record<string, Labels>, O extends FieldOptions>(
  options: O & { choices: Choices },
): Field<Of<keyof Choices & string, O>> => ({ kind: 'choice', ...options });

export const toggle = (options: FieldOptions): Field<boolean> => ({ kind: 'switch', ...options });

export const picture = <O extends FieldOptions>(options: O): Field<Of<PictureValue, O>> => ({
  kind: 'picture',
  ...options,
});

export const file = <O extends FieldOptions>(
  options: O & { accepts: 'document' | 'audio' | 'captions' },
): Field<Of<FileValue, O>> => ({ kind: 'file', ...options });

/** The id of a video at the company's video host. */
export const video = <O extends FieldOptions>(options: O): Field<Of<string, O>> => ({
  kind: 'video',
  max: 40,
  ...options,
});

/** An address on this site (`/lending`), or of another one (`https://…`). */
export const url = <O extends FieldOptions>(options: O): Field<Of<string, O>> => ({
  kind: 'url',
  max: 300,
  ...options,
});

export const place = <O extends FieldOptions>(options: O): Field<Of<PlaceValue, O>> => ({
  kind: 'place',
  ...options,
});

/** Items with the same fields, in an order. A translated list has its own items in each language. */
export const list = <Fields extends Record<string, Field>>(
  options: FieldOptions & { fields: Fields; max: number },
): Field<ValuesOf<Fields>[]> => ({ kind: 'list', ...options });

/** Another entry of the same service, by its id. */
export const reference = (options: FieldOptions & { type: string }): Field<number | null> => ({
  kind: 'reference',
  ...options,
});
