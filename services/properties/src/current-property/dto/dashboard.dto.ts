import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

export class DashboardDto extends OkDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Properties being serviced: neither completed nor archived',
  })
  count: number;
}
