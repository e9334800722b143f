import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FileField, type ReceivedFile } from '@phantom/files';
import {
  ChoiceField,
  FIELD_MESSAGES,
  NullableIdField,
  oneLine,
  TextField,
  withMessage,
} from '@phantom/service-kit';
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
import { MultipartVersionField, VersionField } from '../../common/versioned-resource.js';
import { PROPERTY_MESSAGES } from '../../common/messages.js';
import { SERVICING_STATES, STATUS_NUMBERS } from '../common/property-workflow.js';

export const PAGE_SIZES = [10, 25, 50, 100];
const PROPERTY_SORTS = [
  'address',
  'reference',
  'bank',
  'assignee',
  'type',
  'status',
  'days',
] as const;

const MAX_FILTER_VALUES = 50;
const STATUS_VALUES = STATUS_NUMBERS.map(String);

const asNumber = ({ value }: { value: unknown }) =>
  value === undefined || value === '' ? undefined : Number(value);

const asList = ({ value }: { value: unknown }): unknown => {
  const values = (Array.isArray(value) ? value : [value]) as unknown[];
  const given = values.map(oneLine).filter((one) => one !== undefined && one !== '');
  return given.length > 0 ? given : undefined;
};

/** A filter that may be repeated. A row matches when it has any of the values. */
const FilterField = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(asList),
    IsOptional(),
    IsArray(withMessage(FIELD_MESSAGES.value)),
    ArrayMaxSize(MAX_FILTER_VALUES, withMessage(FIELD_MESSAGES.value)),
    IsString({ each: true, ...withMessage(FIELD_MESSAGES.value) }),
    MaxLength(120, { each: true, ...withMessage(FIELD_MESSAGES.value) }),
    ApiPropertyOptional({ type: [String], description }),
  );

export class CurrentPropertyQueryDto {
  @Transform(asNumber)
  @IsOptional()
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @Max(100_000, withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  page?: number;

  @Transform(asNumber)
  @IsOptional()
  @IsIn(PAGE_SIZES, withMessage(FIELD_MESSAGES.choice))
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

  @FilterField(`Numbers of statuses: ${STATUS_VALUES.join(', ')}`)
  @IsIn(STATUS_VALUES, { each: true, ...withMessage(FIELD_MESSAGES.choice) })
  status?: string[];

  @FilterField('Servicing banks')
  bank?: string[];

  @FilterField('A value of the choices, `none` for nobody, `me` for the account that asks')
  assignee?: string[];

  @FilterField('Types of property')
  type?: string[];
}

const ADDRESS = { max: 200, required: PROPERTY_MESSAGES.address };
const BANK = { max: 120, required: PROPERTY_MESSAGES.bank };
const TYPE = { max: 60, required: PROPERTY_MESSAGES.type };

const AssigneeIdField = (): PropertyDecorator =>
  NullableIdField("An employee's account; null takes the property from whoever has it");

export class NewPropertyDto {
  @TextField(ADDRESS)
  address: string;

  @TextField(BANK)
  servicing_bank: string;

  @TextField(TYPE)
  type_of_property: string;

  @AssigneeIdField()
  assignee_id?: number | null;

  @TextField({ max: 120, description: 'The name of that account' })
  assignee_name?: string;
}

/** A field that is left out keeps its value. Only the assignee may be emptied. */
export class EditPropertyDto {
  @TextField({ ...ADDRESS, isPart: true })
  address?: string;

  @TextField({ ...BANK, isPart: true })
  servicing_bank?: string;

  @TextField({ ...TYPE, isPart: true })
  type_of_property?: string;

  @AssigneeIdField()
  assignee_id?: number | null;

  @TextField({ max: 120, description: 'The name of that account' })
  assignee_name?: string;

  @VersionField()
  version: number;
}

export class ServicingFileDto {
  @MultipartVersionField()
  version: number;

  @FileField()
  file: ReceivedFile;
}
