import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import type { Message } from '../../messages/message.js';
import { withMessage } from '../../messages/with-message.js';
import { emptyAsAbsent, nullAsEmpty, oneLine, textBlock } from './clean-text.js';
import { MaxCharacters } from './max-characters.js';

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
