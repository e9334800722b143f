import { ApiProperty } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { LINK_MESSAGES } from './link-messages.js';

/** What a mailed link carries. */
export class LinkTokenDto {
  @MaxLength(200, saying(LINK_MESSAGES.incomplete))
  @IsString(saying(LINK_MESSAGES.incomplete))
  @ApiProperty({ maxLength: 200, description: 'What follows `#token=` in the mailed link' })
  token: string;
}
