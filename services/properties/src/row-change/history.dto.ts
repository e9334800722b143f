import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

/** A part of a trail. */
export abstract class HistoryDto extends OkDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Where older ones begin; null at the end',
  })
  next: number | null;
}
