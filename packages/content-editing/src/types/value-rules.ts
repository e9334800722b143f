import { cleanRichText, isRichText } from '@phantom/rich-text';
import {
  currentLanguage,
  FIELD_MESSAGES,
  type FieldErrors,
  LARGEST_ID,
  type Message,
  ValidationError,
  withMessage,
} from '@phantom/service-kit';
import { instanceToPlain, plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDateString,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
  validateSync,
  type ValidationArguments,
  type ValidationError as Fault,
} from 'class-validator';
import { CONTENT_MESSAGES } from '../messages.js';
import type { Field, FieldKind } from './content-type.js';
import type { FieldPath } from './entry-data.js';

const invalid = withMessage(FIELD_MESSAGES.value);

/** Characters of the JSON of a rich text: a book of 100 pages. */
const MAX_RICH_TEXT = 500_000;

const IsRichText = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isRichText',
      validator: {
        validate: (value: unknown) =>
          isRichText(value) && JSON.stringify(value).length <= MAX_RICH_TEXT,
      },
    },
    withMessage(CONTENT_MESSAGES.richText),
  );

class PlaceDto {
  @IsNumber({}, invalid)
  @Min(-90, invalid)
  @Max(90, invalid)
  latitude: number;

  @IsNumber({}, invalid)
  @Min(-180, invalid)
  @Max(180, invalid)
  longitude: number;
}

const isId = [IsInt(invalid), Min(1, invalid), Max(LARGEST_ID, invalid)];
/** RFC 3986 allows more; these are the same in every script and letter case. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `{name}`, and `{{name}}`, which nothing replaces. */
const PLACEHOLDER = /\{?\{[^{}]*\}\}?/g;

/** The text has each placeholder, and no others. */
function HasPlaceholders(names: readonly string[]): PropertyDecorator[] {
  const known = names.map((name) => `{${name}}`);
  const found = (value: unknown): string[] => String(value).match(PLACEHOLDER) ?? [];
  const missing = (value: unknown) => known.filter((each) => !found(value).includes(each));
  const unknown = (value: unknown) => found(value).filter((each) => !known.includes(each));
  const rule = (name: string, message: Message, faults: (value: unknown) => readonly string[]) =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => faults(value).length === 0 } },
      {
        ...withMessage(message),
        message: ({ value }: ValidationArguments) =>
          message(currentLanguage(), { names: faults(value).join(', ') }),
      },
    );
  const { placeholderMissing, placeholderUnknown } = CONTENT_MESSAGES;
  return [
    rule('hasPlaceholders', placeholderMissing, missing),
    rule('hasNoOtherPlaceholders', placeholderUnknown, unknown),
  ];
}

const isText = ({ max = 1000, isSlug, placeholders }: Field) => [
  IsString(invalid),
  ...(placeholders ? HasPlaceholders(placeholders) : []),
  ...(isSlug ? [Matches(SLUG, withMessage(CONTENT_MESSAGES.slug))] : []),
  MaxLength(max, withMessage(FIELD_MESSAGES.tooLong)),
];

/** What a stored value of each kind must be, filled in or not. */
const RULES: Record<FieldKind, (field: Field) => PropertyDecorator[]> = {
  text: isText,
  video: isText,
  paragraphs: ({ max = 100 }) => [
    IsArray(invalid),
    ArrayMaxSize(max, invalid),
    IsString({ each: true, ...invalid }),
    MaxLength(5000, { each: true, ...withMessage(CONTENT_MESSAGES.longText) }),
  ],
  'rich-text': () => [IsRichText()],
  number: ({ range }) => [
    range?.isWhole ? IsInt(invalid) : IsNumber({}, invalid),
    Min(range?.min ?? Number.MIN_SAFE_INTEGER, invalid),
    Max(range?.max ?? Number.MAX_SAFE_INTEGER, invalid),
  ],
  money: () => [Matches(/^\d{1,12}(\.\d{2})?$/, invalid)],
  date: () => [Matches(/^\d{4}-\d{2}-\d{2}$/, invalid), IsDateString({}, invalid)],
  'date-time': () => [IsISO8601({ strict: true }, invalid), MaxLength(40, invalid)],
  choice: ({ choices = {} }) => [IsIn(Object.keys(choices), withMessage(FIELD_MESSAGES.choice))],
  switch: () => [IsBoolean(invalid)],
  picture: () => isId,
  file: () => isId,
  reference: () => isId,
  // No scheme but http, https, mailto and tel, and no address that starts with two slashes.
  url: (field) => [...isText(field), Matches(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/i, invalid)],
  place: () => [ValidateNested(), Type(() => PlaceDto)],
  list: ({ max = 100, fields = {} }) => {
    const item = valuesClass(fields);
    return [
      IsArray(invalid),
      ArrayMaxSize(max, invalid),
      ValidateNested({ each: true }),
      Type(() => item),
    ];
  },
};

type ValuesClass = new () => object;

/** A class with the rules of the fields, for class-validator. Every field may be absent: drafts are incomplete. */
function valuesClass(fields: Readonly<Record<string, Field>>): ValuesClass {
  class Values extends Object {}
  for (const [name, field] of Object.entries(fields)) {
    for (const decorate of [IsOptional(), ...RULES[field.kind](field)]) {
      decorate(Values.prototype, name);
    }
  }
  return Values;
}

const classes = new WeakMap<Field, ValuesClass>();

function classOf(field: Field): ValuesClass {
  const known = classes.get(field) ?? valuesClass({ value: field });
  classes.set(field, known);
  return known;
}

/**
 * The value as it is stored. Fields that a list item does not have are dropped.
 *
 * @throws ValidationError with the path of each invalid part
 */
export function checkedValue(field: Field, path: FieldPath, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  const instance = plainToInstance(classOf(field), { value });
  const faults = validateSync(instance, { whitelist: true, stopAtFirstError: true });
  if (faults.length > 0) throw new ValidationError(errorsOf(faults, path));
  const { value: checked } = instanceToPlain(instance) as { value: unknown };
  return field.kind === 'rich-text' ? cleanRichText(checked) : checked;
}

/** The field itself is called `value` here; its parts keep their names: `texts.en.entries.0.year`. */
function errorsOf(faults: Fault[], path: FieldPath): FieldErrors {
  const entries = faults.flatMap(({ property, constraints, children = [] }) => {
    const place = property === 'value' ? path : `${path}.${property}`;
    const own = constraints ? [[place, Object.values(constraints)] as const] : [];
    return [...own, ...Object.entries(errorsOf(children, place))];
  });
  return Object.fromEntries(entries);
}
