import type { TFunction } from '@phantom/mf-kit';
import {
  array,
  boolean,
  mixed,
  number,
  object,
  type Schema,
  string,
  type TestFunction,
  ValidationError,
} from 'yup';
import type { ContentField, ContentType } from '../api/entries';
import { isFilled, pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';

type Rule = (field: ContentField, t: TFunction) => Schema;

/** As the services count: a letter beyond the first plane is one. */
const isShort = (value: string | null | undefined, max: number) => [...(value ?? '')].length <= max;

const limited = (limit: number, t: TFunction) =>
  string()
    .strict()
    .nullable()
    .test('length', t('content.field.rules.tooLong', { limit }), (value) => isShort(value, limit));

const few = (limit: number, t: TFunction) =>
  array().nullable().max(limit, t('content.field.rules.tooMany', { limit }));

const matching = (pattern: RegExp, message: string) =>
  string().strict().nullable().matches(pattern, { message, excludeEmptyString: true });

/** The rules of the services; of an email address they check more. */
const FORMATS: Record<NonNullable<ContentField['format']>, RegExp> = {
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^(?=(?:\D*\d){5})\+?[\d\s()./-]+(?:(?:x|ext\.?)\s*\d+)?$/i,
};

/** `{name}`, and `{{name}}`, which nothing replaces. */
const PLACEHOLDER = /\{?\{[^{}]*\}\}?/g;

/** Each placeholder is there, and no others. */
const placeholderTest =
  (names: readonly string[], t: TFunction): TestFunction<string | null | undefined> =>
  (value, { createError }) => {
    if (!value) return true;
    const known = names.map((name) => `{${name}}`);
    const found: string[] = value.match(PLACEHOLDER) ?? [];
    const problem = (rule: 'placeholderMissing' | 'placeholderUnknown', words: string[]) =>
      createError({ message: t(`content.field.rules.${rule}`, { names: words.join(', ') }) });
    const missing = known.filter((each) => !found.includes(each));
    if (missing.length > 0) return problem('placeholderMissing', missing);
    const unknown = found.filter((each) => !known.includes(each));
    return unknown.length === 0 || problem('placeholderUnknown', unknown);
  };

const text: Rule = ({ format, max, placeholders }, t) => {
  const schema = limited(max ?? 1000, t);
  if (placeholders) return schema.test('placeholders', placeholderTest(placeholders, t));
  if (!format) return schema;
  const message = t(`content.field.rules.${format}`);
  return schema.matches(FORMATS[format], { message, excludeEmptyString: true });
};

/** The id of a file or of another entry. */
const id: Rule = (_field, t) =>
  number()
    .strict()
    .nullable()
    .integer(t('content.field.rules.value'))
    .min(1, t('content.field.rules.value'));

function isPlace(value: object): boolean {
  const { latitude, longitude } = value as Partial<Record<string, unknown>>;
  const within = (degrees: unknown, most: number) =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return within(latitude, 90) && within(longitude, 180);
}

/** Characters of the JSON of a rich text, and of a paragraph. */
const MAX_RICH_TEXT = 500_000;
const MAX_PARAGRAPH = 5000;

/** What a stored value of each kind must be, as the services check it. */
const RULES: Record<ContentField['kind'], Rule> = {
  text,
  video: text,
  paragraphs: ({ max }, t) => few(max ?? 100, t).of(limited(MAX_PARAGRAPH, t)),
  'rich-text': (_field, t) =>
    mixed()
      .nullable()
      .test(
        'length',
        t('content.field.rules.tooLong', { limit: MAX_RICH_TEXT }),
        (value) => JSON.stringify(value ?? null).length <= MAX_RICH_TEXT,
      ),
  number: ({ range }, t) => {
    const schema = number().strict().nullable();
    if (!range) return schema;
    const { min, max, isWhole } = range;
    const message = t('content.field.rules.range', { min, max });
    const whole = isWhole ? schema.integer(t('content.field.rules.whole')) : schema;
    return whole.min(min, message).max(max, message);
  },
  money: (_field, t) => matching(/^\d{1,12}(\.\d{2})?$/, t('content.field.rules.amount')),
  date: (_field, t) =>
    matching(/^\d{4}-\d{2}-\d{2}$/, t('content.field.rules.date')).test(
      'date',
      t('content.field.rules.date'),
      (value) => !value || isDay(value),
    ),
  'date-time': (_field, t) =>
    string()
      .strict()
      .nullable()
      .test(
        'time',
        t('content.field.rules.time'),
        (value) => !value || !Number.isNaN(Date.parse(value)),
      ),
  choice: ({ choices }, t) =>
    string()
      .strict()
      .nullable()
      .oneOf([null, ...choices.map(({ value }) => value)], t('content.field.rules.choice')),
  switch: () => boolean().strict().nullable(),
  picture: id,
  file: id,
  reference: id,
  url: ({ max }, t) =>
    limited(max ?? 1000, t).matches(/^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/i, {
      message: t('content.field.rules.url'),
      excludeEmptyString: true,
    }),
  place: (_field, t) =>
    mixed()
      .nullable()
      .test('place', t('content.field.rules.place'), (value) => !value || isPlace(value)),
  list: ({ max, fields }, t) =>
    few(max ?? 100, t).of(
      object(Object.fromEntries(fields.map((each) => [each.name, ruleOf(each, t)]))),
    ),
};

const ruleOf = (field: ContentField, t: TFunction): Schema =>
  RULES[field.kind](field, t).typeError(
    t(field.kind === 'number' ? 'content.field.rules.number' : 'content.field.rules.value'),
  );

/** Whether a day exists: 31 June does not. */
const isDay = (value: string): boolean =>
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false;

/** The yup schema of a field, made of its declaration. A draft may lack the value; what visitors see may not. */
export const fieldSchema = (
  field: ContentField,
  t: TFunction,
  { isRequired = false } = {},
): Schema =>
  ruleOf(field, t).test(
    'required',
    t('content.field.rules.required'),
    (value: unknown) => !isRequired || isFilled(value),
  );

interface FieldProblem {
  /** Of the part of the value, such as `[2].year` in a list; empty for the value itself. */
  part: string;
  message: string;
}

export function problemsOf(
  field: ContentField,
  value: unknown,
  t: TFunction,
  options?: { isRequired?: boolean },
): FieldProblem[] {
  try {
    fieldSchema(field, t, options).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return errors.map(({ path, message }) => ({ part: path ?? '', message }));
  }
}

/** A field that prevents a publication. */
export interface PublicationProblem {
  path: string;
  message: string;
  /** Whether it is empty, not wrong. */
  isMissing: boolean;
}

/** What prevents a publication. Translations may be missing, but not wrong. */
export const publicationProblems = (
  { fields }: ContentType,
  paths: readonly string[],
  valueOf: (path: string) => unknown,
  t: TFunction,
): PublicationProblem[] =>
  fields.flatMap((field) => {
    const source = pathOf(field, SOURCE_LANGUAGE);
    return paths
      .filter((path) => path.split('.').at(-1) === field.name)
      .flatMap((path) => {
        const value = valueOf(path);
        const isRequired = field.required && path === source;
        const [problem] = problemsOf(field, value, t, { isRequired });
        return problem ? [{ path, message: problem.message, isMissing: !isFilled(value) }] : [];
      });
  });
