import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The largest id of a PostgreSQL `integer` column. */
export const LARGEST_ID = 2_147_483_647;

const DIGITS = /^[1-9]\d{0,9}$/;

/** A positive integer in a path, a query or a form. */
export const IsId = ({ isOptional = false } = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      isOptional && value === undefined ? value : readId(value),
    ),
    ...(isOptional ? [IsOptional()] : []),
    IsInt(),
    ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID, required: !isOptional }),
  );

interface IntegerOptions {
  minimum: number;
  maximum: number;
  required?: boolean;
  default?: number;
  description?: string;
}

/** A whole number in a query. */
export const IntegerField = (options: IntegerOptions): PropertyDecorator =>
  applyDecorators(
    ...(options.required === false ? [IsOptional()] : []),
    Type(() => Number),
    IsInt(),
    Min(options.minimum),
    Max(options.maximum),
    ApiProperty({ type: 'integer', ...options }),
  );

/** An optional id of a form. Null and the empty text stand for none; `multipart/form-data` needs `acceptsText`. */
export const NullableIdField = (
  description: string,
  { acceptsText = false } = {},
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (value === '') return null;
      const isText = acceptsText && typeof value === 'string' && DIGITS.test(value);
      return isText ? Number(value) : value;
    }),
    IsOptional(),
    IsInt(),
    Min(1),
    Max(LARGEST_ID),
    ApiPropertyOptional({
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: LARGEST_ID,
      description,
    }),
  );

/** Parses an id as `IsId()` does; NaN for an invalid one. */
export function readId(value: unknown): number {
  const id = DIGITS.test(String(value)) ? Number(value) : Number.NaN;
  return id <= LARGEST_ID ? id : Number.NaN;
}

/** The `{id}` of a path; 400 for anything but a positive integer. */
export class IdParamDto {
  @IsId()
  id: number;
}

/** The base of every successful response. */
export class OkDto {
  @ApiProperty({ type: 'integer', enum: [0] })
  readonly error = 0;
}

interface ListSchema {
  description?: string;
  minItems?: number;
  maxItems?: number;
}

/** The base of a successful response with a list. */
export function listDto<Item>(
  item: Class<Item>,
  schema?: ListSchema,
): Class<OkDto & { list: Item[] }> {
  class ListDto extends OkDto {
    @ApiProperty({ type: [item], ...schema })
    list: Item[];
  }
  return ListDto;
}

/** A successful response with a message to a person. */
export class MessageDto extends OkDto {
  @ApiProperty()
  message: string;
}

/** Every failure: 4xx and 5xx. */
export class ErrorDto {
  @ApiProperty({ type: 'integer', enum: [1] })
  readonly error = 1;

  @ApiProperty()
  message: string;

  @ApiPropertyOptional({
    description: 'At 422: messages per field',
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  })
  errors?: Record<string, string[]>;

  @ApiPropertyOptional({
    description: 'At 404 and 410: empty. At 409 about a stale version: the row as it is now',
    type: 'array',
    items: { type: 'object', additionalProperties: true },
  })
  list?: object[];
}
