import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

export class DashboardDto extends OkDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Current properties' })
  count: number;
}
