import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Min } from 'class-validator';

const shown = {
  type: 'integer',
  minimum: 1,
  description: 'Of the row that the change was made from',
} as const;
const check = applyDecorators(
  IsInt(saying(FIELD_MESSAGES.value)),
  Min(1, saying(FIELD_MESSAGES.value)),
);

/** The version of the row that a change was made from: with another one it is refused with 409. */
export const VersionField = (): PropertyDecorator => applyDecorators(check, ApiProperty(shown));

export const OptionalVersionField = (): PropertyDecorator =>
  applyDecorators(IsOptional(), check, ApiPropertyOptional(shown));

/** In a form with a file, where numbers come as texts. */
export const SentVersionField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => Number(value)),
    VersionField(),
  );
