import { ApiProperty } from '@nestjs/swagger';
import { CurrentPropertyDto } from './current-property.dto.js';

/** What the contract has of a property, and what working with it takes. */
export class CurrentPropertyRowDto extends CurrentPropertyDto {
  @ApiProperty({ example: 'PP-2026-0143', description: 'Given by the database' })
  reference: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'The account of who is assigned; null for nobody, and for names without an account',
  })
  assignee_id: number | null;

  @ApiProperty({ format: 'date-time' })
  status_changed_at: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Whole days in the present status' })
  days_in_status: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Requested documents still awaited' })
  awaited_documents: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Those of them that are overdue' })
  overdue_documents: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while it is not archived',
  })
  archived_at: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'To be sent back with a change' })
  version: number;
}
