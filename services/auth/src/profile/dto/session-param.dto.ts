import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class SessionParamDto {
  @IsUUID()
  @ApiProperty({ format: 'uuid' })
  id: string;
}
