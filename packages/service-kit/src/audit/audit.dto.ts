import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '../openapi/dto.js';
import { AuditDetailsDto } from './audit-details.js';
import {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_RECORDS,
  type AuditAction,
  type AuditOutcome,
  type AuditRecord,
} from './audit-actions.js';

export class AuditEntryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The account that did it' })
  actor_id: number | null;

  @ApiProperty({ enum: AUDIT_ACTIONS })
  action: AuditAction;

  @ApiProperty({ enum: AUDIT_RECORDS, description: 'What it was done to' })
  record_type: AuditRecord;

  @ApiProperty({ type: 'string', nullable: true })
  record_id: string | null;

  @ApiProperty({ enum: AUDIT_OUTCOMES })
  outcome: AuditOutcome;

  @ApiProperty({ type: 'string', nullable: true, description: 'As in the logs' })
  request_id: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '198.51.100.0/24' })
  network: string | null;

  @ApiProperty({
    type: AuditDetailsDto,
    nullable: true,
    description: 'What the record was then; null in entries of earlier releases',
  })
  details: AuditDetailsDto | null;
}

/** A part of the audit log, the newest first. */
export class AuditPageDto extends OkDto {
  @ApiProperty({ type: [AuditEntryDto] })
  list: AuditEntryDto[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The `before` of the part that follows; null at the end',
  })
  next: number | null;
}
