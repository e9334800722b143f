import { cleanRichText, isRichText } from '@phantom/rich-text';
import {
  currentLanguage,
  FIELD_MESSAGES,
  type FieldErrors,
  LARGEST_ID,
  type Message,
  type MessageValues,
  ValidationError,
  withMessage,
} from '@phantom/service-kit';
import { instanceToPlain, plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDateString,
  IsEmail,
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
import type { Field, FieldKind, TextFormat } from './content-type.js';
import type { FieldPath } from './entry-data.js';

const { rules } = CONTENT_MESSAGES;
/** What no form sends: the value has another type. */
const invalid = withMessage(FIELD_MESSAGES.value);
const tooLong = withMessage(FIELD_MESSAGES.tooLong);

/** Characters of the JSON of a rich text: a book of 100 pages. */
const MAX_RICH_TEXT = 500_000;
const MAX_PARAGRAPH = 5000;

/** A rule of our own, with its message. */
const rule = (
  name: string,
  validate: (value: unknown) => boolean,
  message: Message,
  values: MessageValues = {},
): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate } },
    { message: () => message(currentLanguage(), values) },
  );

const isRichTextRules = [
  rule('isRichText', isRichText, CONTENT_MESSAGES.richText),
  rule(
    'isShortRichText',
    (value) => JSON.stringify(value).length <= MAX_RICH_TEXT,
    FIELD_MESSAGES.tooLong,
    { limit: MAX_RICH_TEXT },
  ),
];

const isWithin = (degrees: unknown, most: number) =>
  typeof degrees === 'number' && Math.abs(degrees) <= most;

/** A place on the map, without anything else. */
function isPlace(value: unknown): boolean {
  const { latitude, longitude, ...others } = Object(value) as Record<string, unknown>;
  return isWithin(latitude, 90) && isWithin(longitude, 180) && Object.keys(others).length === 0;
}

const isId = [IsInt(invalid), Min(1, invalid), Max(LARGEST_ID, invalid)];
/** RFC 3986 allows more; these are the same in every script and letter case. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Five digits at least, with what people write between them, and an extension. */
const PHONE = /^(?=(?:\D*\d){5})\+?[\d\s()./-]+(?:(?:x|ext\.?)\s*\d+)?$/i;

const FORMATS: Record<TextFormat, PropertyDecorator> = {
  slug: Matches(SLUG, withMessage(rules.slug)),
  email: IsEmail({}, withMessage(FIELD_MESSAGES.email)),
  phone: Matches(PHONE, withMessage(rules.phone)),
};

/** `{name}`, and `{{name}}`, which nothing replaces. */
const PLACEHOLDER = /\{?\{[^{}]*\}\}?/g;

/** The text has each placeholder, and no others. */
function HasPlaceholders(names: readonly string[]): PropertyDecorator[] {
  const known = names.map((name) => `{${name}}`);
  const found = (value: unknown): string[] => String(value).match(PLACEHOLDER) ?? [];
  const missing = (value: unknown) => known.filter((each) => !found(value).includes(each));
  const unknown = (value: unknown) => found(value).filter((each) => !known.includes(each));
  const about = (name: string, message: Message, faults: (value: unknown) => readonly string[]) =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => faults(value).length === 0 } },
      {
        message: ({ value }: ValidationArguments) =>
          message(currentLanguage(), { names: faults(value).join(', ') }),
      },
    );
  return [
    about('hasPlaceholders', rules.placeholderMissing, missing),
    about('hasNoOtherPlaceholders', rules.placeholderUnknown, unknown),
  ];
}

const isText = ({ max = 1000, format, placeholders }: Field) => [
  IsString(invalid),
  MaxLength(max, tooLong),
  ...(placeholders ? HasPlaceholders(placeholders) : []),
  ...(format ? [FORMATS[format]] : []),
];

const isNumber = ({ range }: Field) => {
  const { min, max, isWhole } = range ?? { min: 0, max: 0, isWhole: false };
  const isInRange = (value: unknown) => Number(value) >= min && Number(value) <= max;
  return [
    IsNumber({}, withMessage(rules.number)),
    ...(isWhole ? [IsInt(withMessage(rules.whole))] : []),
    ...(range ? [rule('isInRange', isInRange, rules.range, { min, max })] : []),
  ];
};

/** What a stored value of each kind must be, filled in or not. */
const RULES: Record<FieldKind, (field: Field) => PropertyDecorator[]> = {
  text: isText,
  video: isText,
  paragraphs: ({ max = 100 }) => [
    IsArray(invalid),
    ArrayMaxSize(max, withMessage(rules.tooMany)),
    IsString({ each: true, ...invalid }),
    MaxLength(MAX_PARAGRAPH, { each: true, ...tooLong }),
  ],
  'rich-text': () => isRichTextRules,
  number: isNumber,
  money: () => [Matches(/^\d{1,12}(\.\d{2})?$/, withMessage(rules.amount))],
  date: () => [
    Matches(/^\d{4}-\d{2}-\d{2}$/, withMessage(rules.date)),
    IsDateString({ strict: true }, withMessage(rules.date)),
  ],
  'date-time': () => [
    IsISO8601({ strict: true }, withMessage(rules.time)),
    MaxLength(40, withMessage(rules.time)),
  ],
  choice: ({ choices = {} }) => [IsIn(Object.keys(choices), withMessage(FIELD_MESSAGES.choice))],
  switch: () => [IsBoolean(invalid)],
  picture: () => isId,
  file: () => isId,
  reference: () => isId,
  // No scheme but http, https, mailto and tel, and no address that starts with two slashes.
  url: (field) => [
    ...isText(field),
    Matches(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/i, withMessage(rules.url)),
  ],
  place: () => [rule('isPlace', isPlace, rules.place)],
  list: ({ max = 100, fields = {} }) => {
    const item = valuesClass(fields);
    return [
      IsArray(invalid),
      ArrayMaxSize(max, withMessage(rules.tooMany)),
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
