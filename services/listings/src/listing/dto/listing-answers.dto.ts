import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ListingDto } from './listing.dto.js';

/** A page of homes. */
export class ListingFoundDto extends OkDto {
  @ApiProperty({ type: [ListingDto] })
  list: ListingDto[];

  @ApiProperty({ description: 'What the paths in `images` are relative to', example: '/pictures/' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'How many there are on all pages' })
  total: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: '`cursor` of the next page; null on the last',
  })
  next: string | null;
}
