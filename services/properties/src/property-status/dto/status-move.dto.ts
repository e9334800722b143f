import { ApiProperty } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { IsIn } from 'class-validator';
import { VersionField } from '../../current-property/dto/version-field.js';
import { PROPERTY_STATUSES, type PropertyStatus } from '../../current-property/property-status.js';
import { ReasonField } from './reason-field.js';

const STATUS_NUMBERS = Object.keys(PROPERTY_STATUSES).map(Number);

export class StatusMoveDto {
  @IsIn(STATUS_NUMBERS, saying(FIELD_MESSAGES.choice))
  @ApiProperty({ type: 'integer', enum: STATUS_NUMBERS })
  status: PropertyStatus;

  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
