import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { FIELD_MESSAGES } from '../messages/field-messages.js';
import { type Message, withMessage } from '../messages/message.js';
import { emptyAsAbsent, nullAsEmpty, oneLine, textBlock } from './clean-text.js';

/**
 * At most so many code points, which is what `varchar(max)` takes; the library's `MaxLength` leaves
 * variation selectors out.
 */
const MaxCharacters = (max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      constraints: [max],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && [...value].length <= max,
      },
    },
    options,
  );

export interface TextFieldOptions {
  /** Characters, as PostgreSQL counts them. */
  max: number;
  /** Said of a field that must be filled in and is not; without it the field is optional. */
  required?: Message;
  tooLong?: Message;
  /**
   * A field of a row to be changed: left out it stays as it is, an empty text or null empties it, which
   * is refused where it is `required`.
   */
  isPart?: boolean;
  /** The format by its name in OpenAPI. */
  format?: string;
  /** Takes more than one line. */
  isBlock?: boolean;
  description?: string;
}

/**
 * A text that a person types: white space tidied, bounded, required or not. An empty optional field is
 * one that is not there.
 */
export function TextField(options: TextFieldOptions): PropertyDecorator {
  const { max, required, tooLong = FIELD_MESSAGES.tooLong, isBlock, isPart, ...shown } = options;
  const clean = isBlock ? textBlock : oneLine;
  const empty = isPart ? nullAsEmpty : emptyAsAbsent;
  const read = ({ value }: { value: unknown }) => empty(clean(value));
  const describe = required && !isPart ? ApiProperty : ApiPropertyOptional;
  // The order is that of the checks: of several faults the first is told.
  return applyDecorators(
    Transform(read),
    ...(required
      ? [
          ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
          IsNotEmpty(withMessage(required)),
          IsString(withMessage(required)),
        ]
      : [IsOptional(), IsString(withMessage(FIELD_MESSAGES.value))]),
    describe({ ...(required && { minLength: 1 }), maxLength: max, ...shown }),
    MaxCharacters(max, withMessage(tooLong)),
  );
}

/** RFC 5321, 4.5.3.1.3, without the angle brackets of a path. */
const LONGEST = 254;

/** The address at which a person wants to be answered. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: LONGEST,
      required: FIELD_MESSAGES.email,
      tooLong: FIELD_MESSAGES.emailTooLong,
      format: 'email',
    }),
    IsEmail({}, withMessage(FIELD_MESSAGES.email)),
  );

/** One of these values, in these very words, or nothing. */
export const ChoiceField = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => emptyAsAbsent(oneLine(value))),
    IsOptional(),
    IsIn(values, withMessage(FIELD_MESSAGES.choice)),
    ApiPropertyOptional({ enum: [...values] }),
  );
