import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import type { Bounds } from '@phantom/listing-index';
import { type Message, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { SEARCH_MESSAGES as MESSAGES } from '../common/messages.js';
import { DRAWN_AREA_LIMITS, parseArea } from './drawn-area.js';

interface NumberFieldOptions {
  description: string;
  max: number;
  /** The field with the lower end of the range, and the message when it is greater. */
  notBelow?: [field: string, message: Message];
  isDecimal?: boolean;
}

/** One end of a range of numbers from 0 on. Optional. */
export function NumberField(options: NumberFieldOptions): PropertyDecorator {
  const { description, max, notBelow, isDecimal } = options;
  return applyDecorators(
    Transform(parseNumber),
    IsOptional(),
    isDecimal
      ? IsNumber({}, withMessage(MESSAGES.number))
      : IsInt(withMessage(MESSAGES.wholeNumber)),
    Max(max, withMessage(MESSAGES.tooMuch)),
    ...(notBelow ? [NotBelow(...notBelow)] : []),
    ApiPropertyOptional({
      type: isDecimal ? 'number' : 'integer',
      minimum: 0,
      maximum: max,
      description,
    }),
  );
}

interface ListFieldOptions {
  description: string;
  /** Of each value. */
  maxLength?: number;
  pattern?: RegExp;
  /** Of a value that does not match the pattern. */
  message?: Message;
  values?: readonly string[];
  example?: string[];
}

/** Of one parameter. */
const MAX_VALUES = 20;

/** A parameter that may be repeated: `a=1&a=2`. Optional. */
export function ListField({ maxLength = 100, ...options }: ListFieldOptions): PropertyDecorator {
  const { description, pattern, message, values, example } = options;
  const each = { each: true };
  return applyDecorators(
    Transform(parseList),
    IsOptional(),
    ArrayMaxSize(MAX_VALUES, withMessage(MESSAGES.tooManyValues)),
    IsString(each),
    MaxLength(maxLength, each),
    ...(values ? [IsIn(values, each)] : []),
    ...(pattern ? [Matches(pattern, { ...(message && withMessage(message)), ...each })] : []),
    ApiPropertyOptional({
      type: 'array',
      items: {
        type: 'string',
        ...(values ? { enum: [...values] } : { maxLength }),
        ...(pattern ? { pattern: pattern.source } : {}),
      },
      maxItems: MAX_VALUES,
      description,
      example,
    }),
  );
}

type DayFieldOptions = Pick<NumberFieldOptions, 'description' | 'notBelow'>;

/** A date, `YYYY-MM-DD`. Optional. */
export const DayField = ({ description, notBelow }: DayFieldOptions): PropertyDecorator =>
  applyDecorators(
    Transform(parseText),
    IsOptional(),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }, withMessage(MESSAGES.day)),
    ...(notBelow ? [NotBelow(...notBelow)] : []),
    ApiPropertyOptional({ type: 'string', format: 'date', description }),
  );

function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** A rectangle of the map: `west,south,east,north`. Optional. */
export const BoundsField = (): PropertyDecorator =>
  applyDecorators(
    Transform(parseBounds),
    IsOptional(),
    ValidateBy(
      { name: 'isBounds', validator: { validate: isBounds } },
      withMessage(MESSAGES.bounds),
    ),
    ApiPropertyOptional({
      type: 'string',
      maxLength: 100,
      example: '-74.03,40.69,-73.91,40.88',
      description: 'West, south, east, north, in degrees: only homes that lie within',
    }),
  );

/** Areas that were drawn on the map. Optional. */
export const DrawnAreasField = (): PropertyDecorator =>
  applyDecorators(
    Transform(parseAreas),
    IsOptional(),
    ArrayMaxSize(DRAWN_AREA_LIMITS.areas, withMessage(MESSAGES.tooManyAreas)),
    ValidateBy(
      { name: 'isArea', validator: { validate: (area: unknown) => Array.isArray(area) } },
      { ...withMessage(MESSAGES.drawnArea), each: true },
    ),
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', maxLength: DRAWN_AREA_LIMITS.length },
      maxItems: DRAWN_AREA_LIMITS.areas,
      example: ['_p~iF~ps|U_ulLnnqC_mqNvxq`@'],
      description:
        'Drawn areas, each as an encoded polyline of its 3 to 100 corners: only homes that lie in one of these',
    }),
  );

/** A text that is no area becomes null, which validation refuses. */
function parseAreas(input: TransformInput): unknown {
  const texts = parseList(input);
  return Array.isArray(texts)
    ? texts.map((text: unknown) => (typeof text === 'string' ? parseArea(text) : null))
    : texts;
}

function parseBounds(input: TransformInput): unknown {
  const text = parseText(input);
  if (typeof text !== 'string' || text.length > 100) return text;
  return text.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : NaN));
}

function isBounds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [west, south, east, north] = value as unknown as Bounds;
  return (
    -180 <= west && west <= east && east <= 180 && -90 <= south && south <= north && north <= 90
  );
}

/** Validates the upper end of a range against the field of the lower end. Both are numbers, or both are dates. */
const NotBelow = (field: string, message: Message): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBelow',
      validator: {
        validate: (upper: number | string, args?: ValidationArguments) => {
          const lower = (args?.object as Record<string, unknown>)[field];
          return typeof lower !== typeof upper || !((lower as typeof upper) > upper);
        },
      },
    },
    withMessage(message),
  );

/** The argument of a transform of class-transformer. */
interface TransformInput {
  value: unknown;
}

/** An empty form field counts as missing. Values that are not text are left to validation. */
export const parseText = ({ value }: TransformInput): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** Accepts digits only: JavaScript would also read `1e3`, `0x10` and `-1`. */
const parseNumber = (input: TransformInput): unknown => {
  const text = parseText(input);
  if (text === undefined) return undefined;
  return typeof text === 'string' && /^\d{1,10}(\.\d{1,6})?$/.test(text)
    ? Number(text)
    : Number.NaN;
};

/** A repeated parameter is an array, a single one is a text. */
const parseList = ({ value }: TransformInput): unknown => {
  if (value === undefined) return undefined;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const texts = values
    .map((each) => parseText({ value: each }))
    .filter((each) => each !== undefined);
  return texts.length > 0 ? [...new Set(texts)] : undefined;
};
