import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { ListingDto } from './listing.dto.js';

/** Homes that belong together; there are no more than these. */
export class ListingListDto extends OkDto {
  @ApiProperty({ type: [ListingDto] })
  list: ListingDto[];

  @ApiProperty({ description: 'What the paths in `images` are relative to', example: '/pictures/' })
  url: string;
}
