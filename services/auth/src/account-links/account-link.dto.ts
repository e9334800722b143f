import { ApiProperty } from '@nestjs/swagger';
import { ACCOUNT_TYPES, OkDto, withMessage, type AccountType } from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { ACCOUNT_LINK_MESSAGES } from '../common/messages.js';

export class LinkTokenDto {
  @MaxLength(200, withMessage(ACCOUNT_LINK_MESSAGES.incomplete))
  @IsString(withMessage(ACCOUNT_LINK_MESSAGES.incomplete))
  @ApiProperty({ maxLength: 200, description: 'What follows `#token=` in the mailed link' })
  token: string;
}

/** The account of a link. The type decides which sign-in page the person uses. */
export class LinkedAccountDto extends OkDto {
  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ enum: ACCOUNT_TYPES, nullable: true })
  type: AccountType | null;
}
