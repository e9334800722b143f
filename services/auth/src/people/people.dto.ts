import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  type AccountRight,
  type AccountType,
  ChoiceField,
  EmailField,
  FIELD_MESSAGES,
  IsId,
  listDto,
  OkDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { ACCOUNT_ACTIONS, type AccountAction } from '../accounts/account-change.entity.js';
import { SessionUserDto } from '../accounts/account.dto.js';
import { ACCOUNT_MESSAGES } from '../common/messages.js';
import { ProfileDto } from '../profiles/profile.dto.js';

export const PERSON_STATES = ['active', 'waiting', 'invited', 'blocked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

const PAGE_SIZES = [10, 25, 50, 100] as const;
const TYPE_FILTERS = ['admin', 'Investor', 'none'] as const;
const SORT_FIELDS = ['name', 'email', 'type', 'state', 'created_at', 'last_seen_at'] as const;
export type PeopleSortField = (typeof SORT_FIELDS)[number];

export class PeopleQueryDto {
  @IsId({ isOptional: true })
  id?: number;

  @TextField({ max: 200, description: 'A part of the name or of the email address' })
  search?: string;

  @ChoiceField(TYPE_FILTERS)
  type?: (typeof TYPE_FILTERS)[number];

  @ChoiceField(PERSON_STATES)
  state?: PersonState;

  @IsOptional()
  @Type(() => Number)
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @Max(100_000, withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', minimum: 1, default: 1 })
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsIn(PAGE_SIZES, withMessage(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ type: 'integer', enum: [...PAGE_SIZES], default: 25 })
  size?: number;

  @ChoiceField(SORT_FIELDS)
  sort?: PeopleSortField;

  @ChoiceField(['asc', 'desc'])
  order?: 'asc' | 'desc';
}

export class PersonDto extends ProfileDto {
  @ApiProperty({
    enum: PERSON_STATES,
    description: '`waiting` for a role, `invited` and without a password yet',
  })
  state: PersonState;

  @ApiProperty()
  email_confirmed: boolean;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a login of this account was made or renewed last',
  })
  last_seen_at: string | null;

  @ApiProperty({ type: 'integer' })
  version: number;
}

export class PeopleDto extends OkDto {
  @ApiProperty({ type: [PersonDto] })
  list: PersonDto[];

  @ApiProperty({ type: 'integer', description: 'Of all pages' })
  total: number;
}

export class PersonAnswerDto extends listDto(PersonDto, { minItems: 1, maxItems: 1 }) {}

/** Unlike `IsOptional`, this refuses null. */
const isDefined = (_: unknown, value: unknown): boolean => value !== undefined;

const RightsField = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf(isDefined),
    IsIn(ACCOUNT_RIGHTS, { ...withMessage(FIELD_MESSAGES.choice), each: true }),
    ArrayUnique(withMessage(FIELD_MESSAGES.value)),
    IsArray(withMessage(FIELD_MESSAGES.value)),
    ApiPropertyOptional({ enum: ACCOUNT_RIGHTS, isArray: true }),
  );

export class InvitePersonDto {
  @EmailField()
  email: string;

  @TextField({ max: 100, required: ACCOUNT_MESSAGES.name })
  name: string;

  @IsIn(ACCOUNT_TYPES, withMessage(FIELD_MESSAGES.choice))
  @ApiProperty({ enum: ACCOUNT_TYPES })
  type: AccountType;

  @RightsField()
  rights?: AccountRight[];
}

export class ChangePersonDto {
  @ValidateIf(isDefined)
  @IsIn([...ACCOUNT_TYPES, null], withMessage(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ enum: ACCOUNT_TYPES, nullable: true, description: 'Null takes the role' })
  type?: AccountType | null;

  @RightsField()
  rights?: AccountRight[];

  @ValidateIf(isDefined)
  @IsBoolean(withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional()
  blocked?: boolean;

  @IsInt(withMessage(FIELD_MESSAGES.value))
  @Min(1, withMessage(FIELD_MESSAGES.value))
  @ApiProperty({ type: 'integer', description: 'Of the row that the change is made from' })
  version: number;
}

export class FieldChangeDto {
  @ApiProperty({ example: 'type' })
  field: string;

  @ApiProperty({ type: [String], description: 'As it was; empty for nothing' })
  from: string[];

  @ApiProperty({ type: [String], description: 'As it was made' })
  to: string[];
}

export class AccountChangeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Null for what was done from the command line',
  })
  actor_id: number | null;

  @ApiProperty({ description: 'Who did it, by the name of that time' })
  actor_name: string;

  @ApiProperty({ enum: ACCOUNT_ACTIONS })
  action: AccountAction;

  @ApiProperty({ type: [FieldChangeDto] })
  changes: FieldChangeDto[];
}

export class AccountHistoryDto extends listDto(AccountChangeDto, {
  description: 'The newest first',
}) {}

export class AccountsQueryDto {
  @IsId({ isOptional: true })
  id?: number;

  @ChoiceField(ACCOUNT_TYPES)
  type?: AccountType;

  @TextField({ max: 200, description: 'A part of the name or of the email address' })
  search?: string;
}

export class AccountDto extends PickType(SessionUserDto, ['id', 'name', 'email', 'image']) {}

export class AccountsDto extends listDto(AccountDto, { maxItems: 200, description: 'By name' }) {}

export class AccountNameDto extends PickType(SessionUserDto, ['id', 'name']) {}

export class AccountNamesDto extends listDto(AccountNameDto, {
  maxItems: 10_000,
  description: 'By name',
}) {}
