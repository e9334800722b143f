import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { FIELD_MESSAGES } from '../messages/field-messages.js';
import { withMessage } from '../messages/with-message.js';
import { DayField } from '../openapi/day-field.js';
import { IsId } from '../openapi/dto.js';
import {
  AUDIT_ACTIONS,
  AUDIT_RECORDS,
  type AuditAction,
  type AuditRecord,
} from './audit-actions.js';

/** Which part of the audit log is asked for; without anything, the newest. */
export class AuditQueryDto {
  /** Who did it, or to whom it was done. */
  @IsId({ isOptional: true })
  account?: number;

  @DayField('The first day, in New York')
  from?: string;

  @DayField('The last day, in New York')
  to?: string;

  @IsOptional()
  @IsIn(AUDIT_ACTIONS, withMessage(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ enum: AUDIT_ACTIONS })
  action?: AuditAction;

  /** The kind of record that something was done to. */
  @IsOptional()
  @IsIn(AUDIT_RECORDS, withMessage(FIELD_MESSAGES.choice))
  @ApiPropertyOptional({ enum: AUDIT_RECORDS })
  record?: AuditRecord;

  @IsOptional()
  @IsIn(['true', 'false'], withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: '`false` leaves out who signed in and out, unless an `action` is asked for',
  })
  sign_ins?: 'true' | 'false';

  /** The `next` of the answer before. */
  @IsId({ isOptional: true })
  before?: number;
}
