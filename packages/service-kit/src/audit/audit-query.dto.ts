import { DayField } from '../openapi/day-field.js';
import { IsId } from '../openapi/dto.js';

/** Which part of the audit log is asked for; without anything, the newest. */
export class AuditQueryDto {
  /** Who did it, or to whom it was done. */
  @IsId({ isOptional: true })
  account?: number;

  @DayField('The first day, in New York')
  from?: string;

  @DayField('The last day, in New York')
  to?: string;

  /** The `next` of the answer before. */
  @IsId({ isOptional: true })
  before?: number;
}
