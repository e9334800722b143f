import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailField } from '../../fields/text-field.js';
import { FIELD_MESSAGES } from '../../messages/field-messages.js';
import { withMessage } from '../../messages/with-message.js';
import { IsId } from '../../openapi/dto.js';
import type { Person } from '../person.js';

/** Of one account: it cannot be renamed more often than somebody reads. */
const MOST_NAMES = 100;

/** Whose data is asked for. The account service tells of an address which account has it, and its names. */
export class AskedPersonDto {
  @EmailField()
  email: string;

  @IsId({ isOptional: true })
  account_id?: number;

  @ApiPropertyOptional({
    type: 'array',
    maxItems: MOST_NAMES,
    items: { type: 'string', maxLength: 200 },
  })
  @IsOptional()
  @IsArray(withMessage(FIELD_MESSAGES.value))
  @ArrayMaxSize(MOST_NAMES, withMessage(FIELD_MESSAGES.value))
  @IsString({ each: true, ...withMessage(FIELD_MESSAGES.value) })
  @MaxLength(200, { each: true, ...withMessage(FIELD_MESSAGES.value) })
  names?: string[];
}

/** The same as an answer has it. */
export class KnownPersonDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ type: 'integer', nullable: true })
  account_id: number | null;

  @ApiProperty({ type: [String] })
  names: string[];
}

export const personOf = ({ email, account_id: accountId, names }: AskedPersonDto): Person => ({
  email: email.toLowerCase(),
  accountId: accountId ?? null,
  names: names ?? [],
});

export const presentPerson = ({ email, accountId, names }: Person): KnownPersonDto => ({
  email,
  account_id: accountId,
  names: [...names],
});
