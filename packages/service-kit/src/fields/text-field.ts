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
import { FIELD_MESSAGES } from '../messages/messages.js';
import { type Message, withMessage } from '../messages/message.js';
import { emptyAsAbsent, nullAsEmpty, oneLine, textBlock } from './clean-text.js';

/** At most so many code points, the unit of `varchar(max)`; the library's `MaxLength` ignores variation selectors. */
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
  /** The message for an empty required field; without it the field is optional. */
  required?: Message;
  tooLong?: Message;
  /** A field of a change: absent leaves it, an empty text or null empties it, which is refused where it is `required`. */
  isPart?: boolean;
  /** The format by its name in OpenAPI. */
  format?: string;
  /** Allows several lines. */
  isBlock?: boolean;
  description?: string;
}

/** A text that a person types: white space is normalized, the length is limited. An empty optional field counts as absent. */
export function TextField(options: TextFieldOptions): PropertyDecorator {
  const { max, required, tooLong = FIELD_MESSAGES.tooLong, isBlock, isPart, ...shown } = options;
  const clean = isBlock ? textBlock : oneLine;
  const empty = isPart ? nullAsEmpty : emptyAsAbsent;
  const read = ({ value }: { value: unknown }) => empty(clean(value));
  const describe = required && !isPart ? ApiProperty : ApiPropertyOptional;
  // The order of the checks: the first error is reported.
  return applyDecorators(
    Transform(read),
    ...(required
      ? [
          ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
          IsNotEmpty(withMessage(required)),
          IsString(withMessage(required)),
        ]
      : [IsOptional(), IsString()]),
    describe({ ...(required && { minLength: 1 }), maxLength: max, ...shown }),
    MaxCharacters(max, withMessage(tooLong)),
  );
}

/** RFC 5321, 4.5.3.1.3, without the angle brackets of a path. */
const LONGEST = 254;

/** The email address of a person. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: LONGEST,
      required: FIELD_MESSAGES.email,
      tooLong: FIELD_MESSAGES.emailTooLong,
      format: 'email',
    }),
    IsEmail(),
  );

/** One of these values, or nothing. */
export const ChoiceField = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => emptyAsAbsent(oneLine(value))),
    IsOptional(),
    IsIn(values),
    ApiPropertyOptional({ enum: [...values] }),
  );
