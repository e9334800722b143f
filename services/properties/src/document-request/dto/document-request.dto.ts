import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { REQUEST_STATES, type RequestState } from '../request-state.js';

export class DocumentRequestDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  property_id: number;

  @ApiProperty({ example: 'Last two bank statements' })
  title: string;

  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  @ApiProperty({ format: 'date', example: '2026-12-04' })
  due_on: string;

  @ApiProperty({
    enum: REQUEST_STATES,
    description: 'At open and rejected the document is awaited',
  })
  state: RequestState;

  @ApiProperty({ type: String, nullable: true, description: 'Of the present state' })
  reason: string | null;

  @ApiProperty({ description: 'Awaited, and due before today, New York time' })
  is_overdue: boolean;

  @ApiProperty({ format: 'date-time' })
  requested_at: string;

  @ApiProperty({ description: 'Name of the employee' })
  requested_by: string;

  @ApiProperty({ format: 'date-time' })
  state_changed_at: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;
}

export class DocumentRequestAnswerDto extends OkDto {
  @ApiProperty({ type: [DocumentRequestDto], minItems: 1, maxItems: 1 })
  list: DocumentRequestDto[];
}
