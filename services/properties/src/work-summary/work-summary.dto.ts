import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { AssigneeDto } from '../properties/property/property.dto.js';
import { STATUS_NUMBERS, type PropertyStatus } from '../properties/common/property-workflow.js';

const status = { type: 'integer', enum: STATUS_NUMBERS } as const;
const days = { type: 'number', nullable: true, minimum: 0 } as const;

export class StatusWorkDto {
  @ApiProperty(status)
  status: PropertyStatus;

  @ApiProperty({ type: 'integer', minimum: 0 })
  count: number;

  @ApiProperty({
    ...days,
    description: 'Null without properties, and at Completed, where none waits',
  })
  median_days: number | null;

  @ApiProperty({ ...days, description: 'The same' })
  longest_days: number | null;
}

export class WaitingPropertyDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  reference: string;

  @ApiProperty()
  address: string;

  @ApiProperty({ type: AssigneeDto, nullable: true })
  assign: AssigneeDto | null;

  @ApiProperty(status)
  status: PropertyStatus;

  @ApiProperty({ format: 'date-time' })
  status_changed_at: string;

  @ApiProperty({ type: 'integer', minimum: 0 })
  days_in_status: number;
}

export class AwaitedDocumentDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  property_id: number;

  @ApiProperty()
  address: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ format: 'date' })
  due_on: string;

  @ApiProperty()
  is_overdue: boolean;
}

export class AwaitedWorkDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Awaited documents, overdue ones included',
  })
  awaited: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Due today or in the six days after' })
  due: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  overdue: number;

  @ApiProperty({ type: [AwaitedDocumentDto], description: 'The ten that are due first' })
  list: AwaitedDocumentDto[];
}

export class WorkSummaryDto extends OkDto {
  @ApiProperty({
    type: [StatusWorkDto],
    minItems: 8,
    maxItems: 8,
    description: 'In the order of the steps; archived properties are left out',
  })
  statuses: StatusWorkDto[];

  @ApiProperty({
    type: [WaitingPropertyDto],
    description: 'The ten longest in their status, Completed apart',
  })
  waiting: WaitingPropertyDto[];

  @ApiProperty({
    type: AwaitedWorkDto,
    description: 'Of all properties: a request ends when its property moves on',
  })
  requests: AwaitedWorkDto;
}
