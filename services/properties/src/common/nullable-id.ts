import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, LARGEST_ID, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** An empty form field stands for none, as null does. */
export const emptyAsNull = (value: unknown): unknown => (value === '' ? null : value);

export const NullableIdField = (
  description: string,
  read: (value: unknown) => unknown,
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => read(value)),
    IsOptional(),
    IsInt(withMessage(FIELD_MESSAGES.value)),
    Min(1, withMessage(FIELD_MESSAGES.value)),
    Max(LARGEST_ID, withMessage(FIELD_MESSAGES.value)),
    ApiPropertyOptional({
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: LARGEST_ID,
      description,
    }),
  );
