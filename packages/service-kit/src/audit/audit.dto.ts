import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { FIELD_MESSAGES } from '../messages/messages.js';
import { withMessage } from '../messages/message.js';
import { DayField } from '../openapi/day-field.js';
import { IsId, OkDto } from '../openapi/dto.js';
import {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_RECORDS,
  type AuditAction,
  type AuditOutcome,
  type AuditRecord,
} from './audit-actions.js';

export class AuditFieldChangeDto {
  @ApiProperty({ example: 'amount' })
  field: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for nothing' })
  from: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  to: string | null;
}

/** The record at that time, as it may be gone. People appear only by id: an entry cannot be changed, and an erasure must remove names. */
export class AuditDetailsDto {
  @ApiPropertyOptional({
    description: 'A property’s address, the name of a holding, the title of a document or file',
  })
  title?: string;

  @ApiPropertyOptional({ description: 'A file or a requested document of the record' })
  part?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The account of the investor whose it is' })
  account_id?: number;

  @ApiPropertyOptional({ example: '1000000.00' })
  amount?: string;

  @ApiPropertyOptional({ example: 'USD', description: 'Of all amounts of the entry' })
  currency?: string;

  @ApiPropertyOptional({ format: 'date', description: 'When a distribution was paid' })
  day?: string;

  @ApiPropertyOptional({
    type: [AuditFieldChangeDto],
    description: 'Values of accounts are their numbers',
  })
  changes?: AuditFieldChangeDto[];

  @ApiPropertyOptional({
    description: 'The filters of an export, as a query',
    example: 'account=7',
  })
  filters?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'How many entries were exported' })
  count?: number;
}

export type AuditDetails = AuditDetailsDto;

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

/** The filters of the audit log; without filters the newest entries. */
export class AuditQueryDto {
  /** The actor, or the account that was acted on. */
  @IsId({ isOptional: true })
  account?: number;

  @DayField('The first day, in New York')
  from?: string;

  @DayField('The last day, in New York')
  to?: string;

  @IsOptional()
  @IsIn(AUDIT_ACTIONS)
  @ApiPropertyOptional({ enum: AUDIT_ACTIONS })
  action?: AuditAction;

  /** The type of the record. */
  @IsOptional()
  @IsIn(AUDIT_RECORDS)
  @ApiPropertyOptional({ enum: AUDIT_RECORDS })
  record?: AuditRecord;

  @IsOptional()
  @IsIn(['true', 'false'], withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: '`false` leaves out who signed in and out, unless an `action` is asked for',
  })
  sign_ins?: 'true' | 'false';

  /** The `next` of the previous response. */
  @IsId({ isOptional: true })
  before?: number;
}
