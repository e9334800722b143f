import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

export class ReferrersDto extends OkDto {
  @ApiProperty({ type: [String], description: 'What `referred_by` may be, in English' })
  list: string[];
}
