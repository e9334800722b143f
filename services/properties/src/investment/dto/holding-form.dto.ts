import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { TextField } from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { VersionField } from '../../current-property/dto/version-field.js';
import { INVESTMENT_MESSAGES } from '../investment-messages.js';
import { AmountField } from './amount-field.js';
import { PastDayField } from './past-day-field.js';

const LARGEST_ID = 2_147_483_647;
const PROPERTY = { max: 120, required: INVESTMENT_MESSAGES.property };

/** An id that may be none: null, or the empty text that a form sends for it. */
export const OptionalIdField = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => readOptionalId(value)),
    IsOptional(),
    IsInt(saying(FIELD_MESSAGES.value)),
    Min(1, saying(FIELD_MESSAGES.value)),
    Max(LARGEST_ID, saying(FIELD_MESSAGES.value)),
    ApiPropertyOptional({
      ...{ type: 'integer', nullable: true, minimum: 1, maximum: LARGEST_ID },
      description,
    }),
  );

function readOptionalId(value: unknown): unknown {
  if (value === '') return null;
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
}

export class NewHoldingDto {
  @TextField(PROPERTY)
  property: string;

  @TextField({ max: 200 })
  address?: string;

  @OptionalIdField('Of the project whose page in the portfolio shows it')
  project_id?: number | null;

  @AmountField()
  committed: string;

  @AmountField({ mayBeZero: true })
  contributed: string;

  @PastDayField()
  as_of: string;
}

/** What is not there stays as it is. */
export class HoldingChangeDto {
  @TextField({ ...PROPERTY, isPart: true })
  property?: string;

  @TextField({ max: 200, isPart: true })
  address?: string;

  @OptionalIdField('Null for no page')
  project_id?: number | null;

  @AmountField({ isPart: true })
  committed?: string;

  @AmountField({ isPart: true, mayBeZero: true })
  contributed?: string;

  @PastDayField({ isPart: true })
  as_of?: string;

  @VersionField()
  version: number;
}
