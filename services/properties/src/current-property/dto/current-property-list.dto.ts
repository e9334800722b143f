import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { CurrentPropertyDto } from './current-property.dto.js';

export class CurrentPropertyListDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyDto] })
  list: CurrentPropertyDto[];
}
