import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { emptyAsAbsent, oneLine } from './clean-text.js';

/** One of these values, in these very words, or nothing. */
export const ChoiceField = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => emptyAsAbsent(oneLine(value))),
    IsOptional(),
    IsIn(values, withMessage(FIELD_MESSAGES.choice)),
    ApiPropertyOptional({ enum: [...values] }),
  );
