import { ApiProperty } from '@nestjs/swagger';
import { PROPERTY_STATUSES, type PropertyStatus } from '../property-status.js';

export class AssigneeDto {
  @ApiProperty({ example: 'Grace Okafor' })
  label: string;
}

export class CurrentPropertyDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  address: string;

  @ApiProperty()
  servicing_bank: string;

  @ApiProperty({ type: AssigneeDto, nullable: true })
  assign: AssigneeDto | null;

  @ApiProperty()
  type_of_property: string;

  @ApiProperty({
    description:
      'Signed link to the servicing file, valid for a quarter of an hour; empty where there is none yet',
  })
  url: string;

  @ApiProperty({ type: 'integer', enum: Object.keys(PROPERTY_STATUSES).map(Number) })
  status: PropertyStatus;
}
