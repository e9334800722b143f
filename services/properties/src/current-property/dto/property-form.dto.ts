import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { TextField } from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { PROPERTY_MESSAGES } from '../property-messages.js';
import { VersionField } from './version-field.js';

const LARGEST_ID = 2_147_483_647;
const ADDRESS = { max: 200, required: PROPERTY_MESSAGES.address };
const BANK = { max: 120, required: PROPERTY_MESSAGES.bank };
const TYPE = { max: 60, required: PROPERTY_MESSAGES.type };

/** Null for nobody; a form sends an empty text for it. */
const AssigneeIdField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsOptional(),
    IsInt(saying(FIELD_MESSAGES.value)),
    Min(1, saying(FIELD_MESSAGES.value)),
    Max(LARGEST_ID, saying(FIELD_MESSAGES.value)),
    ApiPropertyOptional({
      type: 'integer',
      nullable: true,
      minimum: 1,
      maximum: LARGEST_ID,
      description: "An employee's account; null takes the property from whoever has it",
    }),
  );

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

/** What is not there stays as it is; what is there cannot be emptied, but for the assignee. */
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
