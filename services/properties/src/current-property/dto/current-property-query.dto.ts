import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { ChoiceField, oneLine, TextField } from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { PROPERTY_STATUSES } from '../property-status.js';
import { SERVICING_STATES } from '../servicing-state.js';

export const PAGE_SIZES = [10, 25, 50, 100];
export const PROPERTY_SORTS = [
  'address',
  'reference',
  'bank',
  'assignee',
  'type',
  'status',
  'days',
] as const;

const MOST_VALUES = 50;
const STATUS_NUMBERS = Object.keys(PROPERTY_STATUSES);

const asNumber = ({ value }: { value: unknown }) =>
  value === undefined || value === '' ? undefined : Number(value);

const asList = ({ value }: { value: unknown }): unknown => {
  const values = (Array.isArray(value) ? value : [value]) as unknown[];
  const given = values.map(oneLine).filter((one) => one !== undefined && one !== '');
  return given.length > 0 ? given : undefined;
};

/** A filter that may be given more than once: any of its values will do. */
const FilterField = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(asList),
    IsOptional(),
    IsArray(saying(FIELD_MESSAGES.value)),
    ArrayMaxSize(MOST_VALUES, saying(FIELD_MESSAGES.value)),
    IsString({ each: true, ...saying(FIELD_MESSAGES.value) }),
    MaxLength(120, { each: true, ...saying(FIELD_MESSAGES.value) }),
    ApiPropertyOptional({ type: [String], description }),
  );

export class CurrentPropertyQueryDto {
  @Transform(asNumber)
  @IsOptional()
  @IsInt(saying(FIELD_MESSAGES.value))
  @Min(1, saying(FIELD_MESSAGES.value))
  @Max(100_000, saying(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  page?: number;

  @Transform(asNumber)
  @IsOptional()
  @IsIn(PAGE_SIZES, saying(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ type: 'integer', enum: PAGE_SIZES, default: 10 })
  size?: number;

  @ChoiceField(PROPERTY_SORTS)
  sort?: (typeof PROPERTY_SORTS)[number];

  @ChoiceField(['asc', 'desc'])
  order?: 'asc' | 'desc';

  @TextField({
    max: 100,
    description: 'Words of address, reference, bank or assignee; all must be there',
  })
  search?: string;

  @ChoiceField([...SERVICING_STATES, 'all'])
  view?: (typeof SERVICING_STATES)[number] | 'all';

  @FilterField(`Numbers of statuses: ${STATUS_NUMBERS.join(', ')}`)
  @IsIn(STATUS_NUMBERS, { each: true, ...saying(FIELD_MESSAGES.choice) })
  status?: string[];

  @FilterField('Servicing banks')
  bank?: string[];

  @FilterField('A value of the choices, `none` for nobody, `me` for the account that asks')
  assignee?: string[];

  @FilterField('Types of property')
  type?: string[];
}
