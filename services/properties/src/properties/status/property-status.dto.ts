import { ApiProperty } from '@nestjs/swagger';
import { FIELD_MESSAGES, withMessage } from '@phantom/service-kit';
import { IsIn } from 'class-validator';
import { VersionField } from '../../common/versioned-resource.js';
import { ReasonField } from '../common/reason-field.js';
import { STATUS_NUMBERS, type PropertyStatus } from '../common/property-workflow.js';

export class StatusMoveDto {
  @IsIn(STATUS_NUMBERS, withMessage(FIELD_MESSAGES.choice))
  @ApiProperty({ type: 'integer', enum: STATUS_NUMBERS })
  status: PropertyStatus;

  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}

export class ArchiveDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
