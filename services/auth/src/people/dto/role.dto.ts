import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ACCOUNT_RIGHTS,
  ACCOUNT_TYPES,
  FIELD_MESSAGES,
  saying,
  type AccountRight,
  type AccountType,
} from '@phantom/service-kit';
import { EmailField, TextField } from '@phantom/service-kit/forms';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, Min, ValidateIf } from 'class-validator';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';

const isGiven = (_: unknown, value: unknown): boolean => value !== undefined;

/** What the employee may do beyond others; an investor has no rights. */
const RightsField = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf(isGiven),
    IsIn(ACCOUNT_RIGHTS, { ...saying(FIELD_MESSAGES.choice), each: true }),
    ArrayUnique(saying(FIELD_MESSAGES.value)),
    IsArray(saying(FIELD_MESSAGES.value)),
    ApiPropertyOptional({ enum: ACCOUNT_RIGHTS, isArray: true }),
  );

export class InvitePersonDto {
  @EmailField()
  email: string;

  @TextField({ max: 100, required: ACCOUNT_MESSAGES.name })
  name: string;

  @IsIn(ACCOUNT_TYPES, saying(FIELD_MESSAGES.choice))
  @ApiProperty({ enum: ACCOUNT_TYPES })
  type: AccountType;

  @RightsField()
  rights?: AccountRight[];
}

export class ChangePersonDto {
  @ValidateIf(isGiven)
  @IsIn([...ACCOUNT_TYPES, null], saying(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ enum: ACCOUNT_TYPES, nullable: true, description: 'Null takes the role' })
  type?: AccountType | null;

  @RightsField()
  rights?: AccountRight[];

  @ValidateIf(isGiven)
  @IsBoolean(saying(FIELD_MESSAGES.value))
  @ApiPropertyOptional()
  blocked?: boolean;

  @IsInt(saying(FIELD_MESSAGES.value))
  @Min(1, saying(FIELD_MESSAGES.value))
  @ApiProperty({ type: 'integer', description: 'Of the row that the change is made from' })
  version: number;
}
