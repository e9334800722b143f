import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import type { Message } from '../../messages/message.js';
import { saying } from '../../messages/saying.js';
import { emptyAsAbsent, oneLine, textBlock } from './clean-text.js';
import { MaxCharacters } from './max-characters.js';

export interface TextFieldOptions {
  /** Characters, as PostgreSQL counts them. */
  max: number;
  /** Said of a field that must be filled in and is not; without it the field is optional. */
  required?: Message;
  tooLong?: Message;
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
  const { max, required, tooLong = FIELD_MESSAGES.tooLong, isBlock, ...shown } = options;
  const clean = isBlock ? textBlock : oneLine;
  const read = ({ value }: { value: unknown }) => emptyAsAbsent(clean(value));
  // The order is that of the checks: of several faults the first is told.
  return applyDecorators(
    Transform(read),
    ...(required
      ? [
          IsNotEmpty(saying(required)),
          IsString(saying(required)),
          ApiProperty({ minLength: 1, maxLength: max, ...shown }),
        ]
      : [
          IsOptional(),
          IsString(saying(FIELD_MESSAGES.value)),
          ApiPropertyOptional({ maxLength: max, ...shown }),
        ]),
    MaxCharacters(max, saying(tooLong)),
  );
}
