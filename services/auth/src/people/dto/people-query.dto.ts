import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import { ChoiceField, TextField } from '@phantom/service-kit/forms';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PERSON_STATES, type PersonState } from '../person-state.js';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const PEOPLE_TYPES = ['admin', 'Investor', 'none'] as const;
export const PEOPLE_ORDERS = [
  'name',
  'email',
  'type',
  'state',
  'created_at',
  'last_seen_at',
] as const;

export class PeopleQueryDto {
  @IsId({ isOptional: true })
  id?: number;

  @TextField({ max: 200, description: 'A part of the name or of the email address' })
  search?: string;

  @ChoiceField(PEOPLE_TYPES)
  type?: (typeof PEOPLE_TYPES)[number];

  @ChoiceField(PERSON_STATES)
  state?: PersonState;

  @IsOptional()
  @Type(() => Number)
  @IsInt(saying(FIELD_MESSAGES.value))
  @Min(1, saying(FIELD_MESSAGES.value))
  @Max(100_000, saying(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsIn(PAGE_SIZES, saying(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ type: 'integer', enum: [...PAGE_SIZES], default: 25 })
  size?: number;

  @ChoiceField(PEOPLE_ORDERS)
  sort?: (typeof PEOPLE_ORDERS)[number];

  @ChoiceField(['asc', 'desc'])
  order?: 'asc' | 'desc';
}
